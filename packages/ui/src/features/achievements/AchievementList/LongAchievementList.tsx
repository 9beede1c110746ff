import { VirtualList } from '../../../primitives/VirtualList/index.ts';
import type { AchievementListProps } from './AchievementList.tsx';
import { AchievementRecord } from './AchievementRecord.tsx';

/** More achievements than a page can draw at once. */
export function LongAchievementList({ achievements }: AchievementListProps) {
  return (
    <VirtualList label="Achievements" items={achievements} itemKey={({ _id }) => _id} estimatedRowHeight={124}>
      {(achievement) => <AchievementRecord achievement={achievement} />}
    </VirtualList>
  );
}
