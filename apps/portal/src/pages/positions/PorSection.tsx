import { DASHBOARD_GRIDS, sectionHeading } from '@quad/domain/dashboard';
import { POSITION_TEXTS } from '@quad/domain/messages';
import { DashboardGrid, DashboardTile } from '@quad/ui';
import { useSidebar } from '../../app/useSidebar.ts';
import { PositionsBoard } from './PositionsBoard.tsx';

const { title } = sectionHeading('por');

function Placeholder({ title: name }: { title: string }) {
  return (
    <DashboardTile title={name}>
      <p>There is nothing here yet.</p>
    </DashboardTile>
  );
}

/** 'PORs', beside the placeholders that the specification names. */
export function PorSection() {
  const { isCollapsed } = useSidebar();
  const tiles = {
    main: (
      <DashboardTile title={title}>
        <PositionsBoard />
      </DashboardTile>
    ),
    asideTop: <Placeholder title={POSITION_TEXTS.workAssigned} />,
    asideBottom: <Placeholder title={POSITION_TEXTS.clubPoints} />,
  };
  return <DashboardGrid placements={DASHBOARD_GRIDS.positions} tiles={tiles} isCollapsed={isCollapsed} />;
}
