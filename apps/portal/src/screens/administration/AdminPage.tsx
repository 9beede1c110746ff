import { Spinner, useTranslate } from '@quad/ui';
import {
  Activity,
  BadgeCheck,
  DoorOpen,
  FileSpreadsheet,
  House,
  IdCard,
  Landmark,
  MailX,
  Medal,
  Network,
  ScrollText,
  UsersRound,
} from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { inArea } from '../../app/AreaTranslations.tsx';
import { SignedInShell } from '../../app/shell/SignedInShell.tsx';
import { useIsEnabled } from '../../app/useIsEnabled.ts';
import { AuditSection } from './AuditSection.tsx';
import { ImportsSection } from './ImportsSection.tsx';
import { OfficesSection } from './OfficesSection.tsx';
import { PeopleSection } from './PeopleSection.tsx';
import { PositionsSection } from './PositionsSection.tsx';
import { RoomsSection } from './RoomsSection.tsx';
import { UnitsSection } from './UnitsSection.tsx';
import { HealthSection, WorkSection } from './WorkSection.tsx';

// Shares a chunk with the screens of points, because few administrators manage those.
const PointsSection = lazy(async () => ({ default: (await import('../activity-points/PointsSection.tsx')).PointsSection }));
// Contains the theme generation from a colour, which nothing else here needs.
const InstituteSection = lazy(async () => ({ default: (await import('./InstituteSection.tsx')).InstituteSection }));

/** `label` is short enough for the sidebar; the page heading uses the full `title`. */
const LINKS = [
  { id: 'people', label: 'People', href: '/admin/people', icon: UsersRound },
  { id: 'offices', label: 'Offices', title: 'Roles and offices', href: '/admin/offices', icon: BadgeCheck },
  { id: 'units', label: 'Units', href: '/admin/units', icon: Network },
  { id: 'positions', label: 'Positions', title: 'Positions and holders', href: '/admin/positions', icon: IdCard },
  { id: 'rooms', label: 'Rooms', title: 'Rooms and bookings', href: '/admin/rooms', icon: DoorOpen },
  { id: 'points', label: 'Points', title: 'Activity points', href: '/admin/points', icon: Medal },
  { id: 'imports', label: 'Import and export', href: '/admin/imports', icon: FileSpreadsheet },
  { id: 'institute', label: 'Institute', href: '/admin/institute', icon: Landmark },
  { id: 'work', label: 'Mails and jobs', href: '/admin/work', icon: MailX },
  { id: 'health', label: 'Health', title: 'Storage and health', href: '/admin/health', icon: Activity },
  { id: 'audit', label: 'Audit log', href: '/admin/audit', icon: ScrollText },
  { id: 'dashboard', label: 'Dashboard', href: '/dashboard', icon: House },
] as const;

const SECTIONS: Readonly<Record<string, ComponentType>> = {
  people: PeopleSection,
  offices: OfficesSection,
  units: UnitsSection,
  positions: PositionsSection,
  rooms: RoomsSection,
  points: PointsSection,
  imports: ImportsSection,
  institute: InstituteSection,
  work: WorkSection,
  health: HealthSection,
  audit: AuditSection,
};

/** /admin/{section}: the administration area, with one path per section. */
export const AdminPage = inArea('administration', Administration);

function Administration() {
  const t = useTranslate();
  const { section = '' } = useParams();
  const hasPoints = useIsEnabled('recognition');
  const links = LINKS.filter(({ id }) => id !== 'points' || hasPoints);
  const Section = SECTIONS[section];
  const link = links.find(({ id }) => id === section);
  if (!Section || !link) return <Navigate to="/admin/people" replace />;
  return (
    <SignedInShell title={t('title' in link ? link.title : link.label)} section={section} links={links}>
      <Suspense fallback={<Spinner label={t('Loading the institute...')} />}>
        <Section />
      </Suspense>
    </SignedInShell>
  );
}
