import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { row } from '../../record.css.ts';
import { action, facts, row as line, preview } from './FeedbackList.css.ts';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Stands in for FeedbackList until the feedback is there. */
export function FeedbackListLoading() {
  return (
    <Stack>
      <Spinner label="Loading..." />
      <Card padding="none">
        {ROWS.map((name) => (
          <div key={name} className={row}>
            <div className={line({ hasActions: true })}>
              <span className={preview}>
                <Skeleton width="most" />
              </span>
              <span className={facts}>
                <Skeleton width="half" />
              </span>
              <span className={action}>
                <Skeleton shape="line" />
              </span>
            </div>
          </div>
        ))}
      </Card>
    </Stack>
  );
}
