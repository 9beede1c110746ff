import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { record, row, words } from '../../record.css.ts';

const ROWS = ['first', 'second', 'third', 'fourth'];

/** Stands in for UserSkillList until the skills are there. */
export function UserSkillListLoading() {
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
