import { roleOrStudent } from '@quad/domain/access';
import { mayManagePositions } from '@quad/domain/positions';
import { useUser } from '../../app/useUser.ts';
import { ManagePositions } from './ManagePositions.tsx';
import { MyPositionsBoard } from './MyPositionsBoard.tsx';

/** Positions inside a section: students see their own, office-bearers manage those of their units. */
export function PositionsBoard() {
  return mayManagePositions(roleOrStudent(useUser().role)) ? <ManagePositions /> : <MyPositionsBoard headingLevel={3} />;
}
