import { roleOrStudent } from '@quad/domain/access';
import { DASHBOARD_GRIDS, type DashboardSection, sectionHeading, sectionPath } from '@quad/domain/dashboard';
import { mayGiveFeedback } from '@quad/domain/feedback';
import { FEEDBACK_TEXTS } from '@quad/domain/messages';
import { DashboardGrid, DashboardTile, ToggleButtonGroup } from '@quad/ui';
import { useNavigate, useParams } from 'react-router-dom';
import { useSidebar } from '../../app/useSidebar.ts';
import { useUser } from '../../app/useUser.ts';
import { CalendarTile } from '../dashboard/CalendarTile.tsx';
import { LateLatestUpdatesTile } from '../dashboard/LateLatestUpdatesTile.tsx';
import { FeedbackBoard } from './FeedbackBoard.tsx';
import { FeedbackGiver } from './FeedbackGiver.tsx';

const { title } = sectionHeading('feedback');

const GIVE = 'give-feedback' satisfies DashboardSection;
const VIEW = 'view-feedback' satisfies DashboardSection;
const VIEWS = [
  { id: GIVE, label: FEEDBACK_TEXTS.add },
  { id: VIEW, label: FEEDBACK_TEXTS.viewAll },
];

/** 'Feedbacks': the list, and for students the form beside it. */
export function FeedbackSection() {
  const { isCollapsed } = useSidebar();
  const navigate = useNavigate();
  const { section } = useParams();
  const mayGive = mayGiveFeedback(roleOrStudent(useUser().role));
  const isGiving = mayGive && section === GIVE;
  const show = (id: string) => void navigate(sectionPath(id === GIVE ? GIVE : VIEW));
  const toggle = (
    <ToggleButtonGroup label="What to show" items={VIEWS} selectedId={isGiving ? GIVE : VIEW} onSelect={({ id }) => show(id)} />
  );
  const tiles = {
    main: (
      <DashboardTile title={title} actions={mayGive && toggle}>
        {isGiving ? <FeedbackGiver /> : <FeedbackBoard />}
      </DashboardTile>
    ),
    asideTop: <CalendarTile />,
    asideBottom: <LateLatestUpdatesTile />,
  };
  return <DashboardGrid placements={DASHBOARD_GRIDS.other} tiles={tiles} isCollapsed={isCollapsed} />;
}
