import { DASHBOARD_GRIDS, sectionHeading, sectionPath } from '@quad/domain/dashboard';
import { OTHER_SKILL } from '@quad/domain/skills';
import { Button, DashboardGrid, DashboardTile, Stack } from '@quad/ui';
import { useSidebar } from '../../app/useSidebar.ts';
import { CalendarTile } from '../dashboard/CalendarTile.tsx';
import { SkillsBoard } from './SkillsBoard.tsx';

const { title } = sectionHeading('skills');
const NEW_SKILL_HREF = `${sectionPath('skills')}?view=add&skill=${OTHER_SKILL}`;

/** 'Skills', beside the panel that leads to a skill which the catalogue does not have. */
export function SkillsSection() {
  const { isCollapsed } = useSidebar();
  const tiles = {
    main: (
      <DashboardTile title={title}>
        <SkillsBoard />
      </DashboardTile>
    ),
    asideTop: (
      <DashboardTile title="Add New Skill">
        <Stack align="start">
          <p>Is yours not in the list? Describe it: it is yours at once, and others can choose it when it was endorsed.</p>
          <Button href={NEW_SKILL_HREF}>Describe a new skill</Button>
        </Stack>
      </DashboardTile>
    ),
    asideBottom: <CalendarTile />,
  };
  return <DashboardGrid placements={DASHBOARD_GRIDS.other} tiles={tiles} isCollapsed={isCollapsed} />;
}
