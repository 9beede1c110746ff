import { roleOrStudent } from '@quad/domain/access';
import { DASHBOARD_GRIDS, sectionHeading, sectionPath } from '@quad/domain/dashboard';
import { ENDORSEMENT_PANEL_TITLES, type QueueType } from '@quad/domain/endorsements';
import { DashboardGrid, DashboardTile, Link, Section } from '@quad/ui';
import { useParams } from 'react-router-dom';
import { useSidebar } from '../../app/useSidebar.ts';
import { useUser } from '../../app/useUser.ts';
import { CalendarTile } from '../dashboard/CalendarTile.tsx';
import { LateLatestUpdatesTile } from '../dashboard/LateLatestUpdatesTile.tsx';
import { EndorsementBoard } from './EndorsementBoard.tsx';
import { PendingAchievements, PendingPanel } from './pendingParts.ts';
import { useEndorsementType } from './useEndorsementType.ts';

const { title, subtitle } = sectionHeading('endorsement');

function Pending({ type }: { type: QueueType }) {
  const { section } = useParams();
  const Content = section === 'endorse-achievements' ? PendingAchievements : PendingPanel;
  return (
    <Section level={3} title={ENDORSEMENT_PANEL_TITLES[type]}>
      <Content key={type} type={type} />
    </Section>
  );
}

function OfficeBearers() {
  return <EndorsementBoard {...useEndorsementType()}>{(type) => <Pending type={type} />}</EndorsementBoard>;
}

/** The panel is shown to non-students only (specification 2, section 2). */
function Students() {
  return (
    <p>
      Office-bearers endorse skills and achievements. Yours are under <Link href={sectionPath('skills')}>Skills</Link> and{' '}
      <Link href={sectionPath('view-achievements')}>Achievements</Link>.
    </p>
  );
}

/** 'Endorsement', in the shell: the whole panel, or only the achievements under 'endorse-achievements'. */
export function EndorsementSection() {
  const { isCollapsed } = useSidebar();
  const isStudent = roleOrStudent(useUser().role) === 'STUDENT';
  const tiles = {
    main: (
      <DashboardTile title={title} subtitle={subtitle}>
        {isStudent ? <Students /> : <OfficeBearers />}
      </DashboardTile>
    ),
    asideTop: <CalendarTile />,
    asideBottom: <LateLatestUpdatesTile />,
  };
  return <DashboardGrid placements={DASHBOARD_GRIDS.other} tiles={tiles} isCollapsed={isCollapsed} />;
}
