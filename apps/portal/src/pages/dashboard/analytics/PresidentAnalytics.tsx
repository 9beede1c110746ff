import { usePresidentAnalytics } from '@quad/api-client/hooks';
import { PresidentBoard } from '@quad/ui/features/analytics';
import { useBoard } from './useBoard.ts';

/** The figures of the whole institute. */
export function PresidentAnalytics() {
  return <PresidentBoard {...useBoard(usePresidentAnalytics())} />;
}
