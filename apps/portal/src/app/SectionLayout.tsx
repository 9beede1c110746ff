import { useLatestEvents } from '@quad/api-client/hooks';
import { DASHBOARD_GRIDS, type DashboardSection, type GridPlacement, gridOf, sectionHeading } from '@quad/domain/dashboard';
import { DASHBOARD_TEXTS, EVENT_TEXTS } from '@quad/domain/messages';
import { Link, Skeleton, useTranslate } from '@quad/ui';
import { DashboardGrid, DashboardTile } from '@quad/ui/dashboard';
import { LatestUpdates } from '@quad/ui/features/events';
import { type ReactNode, Suspense } from 'react';
import { lazyComponent } from '../boot/lazyComponent.ts';
import { useSidebar } from './shell/useSidebar.ts';

export interface SectionLayoutProps {
  /** Determines the heading of the main tile and the places of all tiles. */
  section: DashboardSection;
  /** Replaces the section's own title. */
  title?: string;
  /** Beside the title. */
  actions?: ReactNode;
  /** Content of the main tile. */
  children: ReactNode;
  /** Tile before the main one, in sections that have a place for it; shows what waits for the person. */
  lead?: ReactNode;
  /** Additional tile below the main one, in sections that have a place for it. */
  below?: ReactNode;
  asideTop?: ReactNode;
  asideBottom?: ReactNode;
}

/** A section of the dashboard as tiles. The latest updates and the calendar fill the places that nothing else takes. */
export function SectionLayout({
  section,
  title,
  actions,
  children,
  lead,
  below,
  asideTop = <LatestUpdatesTile />,
  asideBottom = <CalendarTile isHome={section === 'dashboard'} />,
}: SectionLayoutProps) {
  const { isCollapsed } = useSidebar();
  const t = useTranslate();
  const heading = sectionHeading(section);
  const main = (
    <DashboardTile title={title ?? t(heading.title)} subtitle={heading.subtitle && t(heading.subtitle)} actions={actions}>
      {children}
    </DashboardTile>
  );
  const placements: Readonly<Record<string, GridPlacement>> = DASHBOARD_GRIDS[gridOf(section)];
  return <DashboardGrid placements={placements} tiles={{ lead, main, below, asideTop, asideBottom }} collapsed={isCollapsed} />;
}

const NextOwnEvents = lazyComponent(async () => ({ default: (await import('../screens/calendar/NextOwnEvents.tsx')).NextOwnEvents }));

/** The calendar placeholder, with the text of the specification; the home section also lists the person's next events below it. */
function CalendarTile({ isHome }: { isHome: boolean }) {
  const t = useTranslate();
  const all = isHome && (
    <Link underline="hover" href="/calendar">
      {t('All events')}
    </Link>
  );
  return (
    <DashboardTile title={t('Calendar')} actions={all}>
      <p>{t(DASHBOARD_TEXTS.calendar)}</p>
      {isHome && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <NextOwnEvents />
        </Suspense>
      )}
    </DashboardTile>
  );
}

/** 'Latest Updates'. A failure is only logged, and the tile is then empty (docs/specification/dashboard.md#dashboard-updates). */
function LatestUpdatesTile() {
  const t = useTranslate();
  const { data, isLoading } = useLatestEvents();
  return (
    <DashboardTile title={t(EVENT_TEXTS.latestUpdates)}>
      <LatestUpdates updates={isLoading ? undefined : (data ?? [])} />
    </DashboardTile>
  );
}
