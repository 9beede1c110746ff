import type { Achievement } from '@quad/domain/achievements';
import { lazy, Suspense } from 'react';
import { Card } from '../../../primitives/Card/index.ts';
import { row } from '../../record.css.ts';
import { useIsLong } from '../../useIsLong.ts';
import { AchievementListLoading } from './AchievementListLoading.tsx';
import { AchievementRecord } from './AchievementRecord.tsx';

const LongAchievementList = lazy(async () => ({ default: (await import('./LongAchievementList.tsx')).LongAchievementList }));

export interface AchievementListProps {
  achievements: readonly Achievement[];
}

/** A person's achievements, however many there are. Use AchievementBrowser instead for one's own, with search and filters. */
export function AchievementList({ achievements }: AchievementListProps) {
  const isLong = useIsLong(achievements.length);
  if (isLong) {
    return (
      <Suspense fallback={<AchievementListLoading />}>
        <LongAchievementList achievements={achievements} />
      </Suspense>
    );
  }
  return (
    <Card padding="none">
      <ul aria-label="Achievements">
        {achievements.map((achievement) => (
          <li key={achievement._id} className={row}>
            <AchievementRecord achievement={achievement} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
