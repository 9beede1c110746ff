import { EVENT_TEXTS } from '@quad/domain/messages';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { leaf, title, top, unit } from '../EventCard/EventCard.css.ts';

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function CardBlank() {
  return (
    <Card>
      <Stack>
        <div className={top}>
          <div className={leaf}>
            <Skeleton shape="leaf" />
          </div>
          <div className={unit}>
            <Skeleton width="half" />
          </div>
          <div className={title}>
            <Skeleton width="most" />
          </div>
        </div>
        <Stack gap="xs">
          <Skeleton width="most" />
          <Skeleton width="half" />
        </Stack>
        <Skeleton shape="title" width="half" />
      </Stack>
    </Card>
  );
}

/** Stands in for EventList until the events are there. */
export function EventListLoading() {
  return (
    <Stack>
      <Spinner label={EVENT_TEXTS.loading} />
      <Grid columns="fit">
        {CARDS.map((card) => (
          <CardBlank key={card} />
        ))}
      </Grid>
    </Stack>
  );
}
