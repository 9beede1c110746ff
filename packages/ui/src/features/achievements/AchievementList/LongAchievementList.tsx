import type { Achievement } from '@quad/domain/achievements';
import { VirtualList } from '../../../primitives/VirtualList/VirtualList.tsx';
import { AchievementRecord } from './AchievementRecord.tsx';

const keyOf = ({ _id }: Achievement) => _id;
const draw = (achievement: Achievement) => <AchievementRecord achievement={achievement} />;

export interface LongAchievementListProps {
  achievements: readonly Achievement[];
}

/** More achievements than a page can draw at once. */
export function LongAchievementList({ achievements }: LongAchievementListProps) {
  return (
    <VirtualList label="Achievements" items={achievements} itemKey={keyOf} estimatedRowHeight={124}>
      {draw}
    </VirtualList>
  );
}
