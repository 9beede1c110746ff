import { useClubAnalytics } from '@quad/api-client/hooks';
import { ClubBoard } from '@quad/ui/features/analytics';
import { useBoard } from './useBoard.ts';

/** The figures of the coordinator's club. */
export function ClubAnalytics() {
  return <ClubBoard {...useBoard(useClubAnalytics())} />;
}
