import { EVENT_TEXTS } from '@quad/domain/messages';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { about, date, list, number, row, title } from './EventListCompact.css.ts';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

function RowBlank() {
  return (
    <div className={row}>
      <span className={number}>
        <Skeleton />
      </span>
      <span className={title}>
        <Skeleton width="most" />
      </span>
      <span className={about}>
        <Skeleton />
      </span>
      <span className={date}>
        <Skeleton />
      </span>
    </div>
  );
}

/** Stands in for EventListCompact until the events are there. */
export function EventListCompactLoading() {
  return (
    <Stack>
      <Spinner label={EVENT_TEXTS.loading} />
      <Card padding="none">
        <div className={list}>
          {ROWS.map((name) => (
            <RowBlank key={name} />
          ))}
        </div>
      </Card>
    </Stack>
  );
}
