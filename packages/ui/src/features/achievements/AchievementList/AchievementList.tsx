import type { Achievement } from '@quad/domain/achievements';
import { lazy, Suspense } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { isLong } from '../../isLong.ts';
import { row } from '../../record.css.ts';
import { AchievementListLoading } from './AchievementListLoading.tsx';
import { AchievementRecord } from './AchievementRecord.tsx';

const LongAchievementList = lazy(async () => ({ default: (await import('./LongAchievementList.tsx')).LongAchievementList }));

export interface AchievementListProps {
  achievements: readonly Achievement[];
  /** How many there are before they are narrowed down; all of these, where it is left out. */
  total?: number;
}

/** A person's achievements, however many there are. Use AchievementBrowser instead for one's own, with search and filters. */
export function AchievementList({ achievements, total = achievements.length }: AchievementListProps) {
  if (isLong(total)) {
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
