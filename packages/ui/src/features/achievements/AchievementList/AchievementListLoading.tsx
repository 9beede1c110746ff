import { Stack } from '../../../layout/Stack/index.ts';
import { Card } from '../../../primitives/Card/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { Spinner } from '../../../primitives/Spinner/index.ts';
import { record, row, words } from '../../record.css.ts';

const ROWS = ['first', 'second', 'third', 'fourth'];

/** Stands in for AchievementList until the achievements are there. */
export function AchievementListLoading() {
  return (
    <Stack>
      <Spinner label="Loading..." />
      <Card padding="none">
        {ROWS.map((name) => (
          <div key={name} className={row}>
            <div className={record}>
              <div className={words}>
                <Skeleton width="half" />
                <Skeleton width="most" />
              </div>
            </div>
          </div>
        ))}
      </Card>
    </Stack>
  );
}
