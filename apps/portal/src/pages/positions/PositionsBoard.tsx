import { roleOrStudent } from '@quad/domain/access';
import { mayManagePositions } from '@quad/domain/positions';
import { useUser } from '../../app/useUser.ts';
import { LateManagePositions } from './LateManagePositions.tsx';
import { MyPositionsBoard } from './MyPositionsBoard.tsx';

/** Positions inside a section: students see their own, office-bearers manage those of their units. */
export function PositionsBoard() {
  return mayManagePositions(roleOrStudent(useUser().role)) ? <LateManagePositions /> : <MyPositionsBoard headingLevel={3} />;
}
