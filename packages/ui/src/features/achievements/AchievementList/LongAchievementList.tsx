import type { Achievement } from '@quad/domain/achievements';
import { VirtualList } from '../../../primitives/VirtualList/index.ts';
import { AchievementRecord } from './AchievementRecord.tsx';

export interface LongAchievementListProps {
  achievements: readonly Achievement[];
}

/** More achievements than a page can draw at once. */
export function LongAchievementList({ achievements }: LongAchievementListProps) {
  return (
    <VirtualList label="Achievements" items={achievements} itemKey={({ _id }) => _id} estimatedRowHeight={124}>
      {(achievement) => <AchievementRecord achievement={achievement} />}
    </VirtualList>
  );
}
