import { useGensecAnalytics } from '@quad/api-client/hooks';
import { GensecBoard } from '@quad/ui/features/analytics';
import { useBoard } from './useBoard.ts';

/** The figures of the GenSec's domain. */
export function GensecAnalytics() {
  return <GensecBoard {...useBoard(useGensecAnalytics())} />;
}
