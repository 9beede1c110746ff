import { EVENT_TEXTS } from '@quad/domain/messages';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';

/** Stands in for EventDetail until the event is there. */
export function EventDetailLoading() {
  return (
    <Stack>
      <Spinner label={EVENT_TEXTS.loading} />
      <Card padding="large">
        <Stack gap="l">
          <Inline isWrapping={false}>
            <Skeleton shape="leaf" />
            <Skeleton width="half" />
          </Inline>
          <Skeleton width="most" />
          <Skeleton shape="block" />
        </Stack>
      </Card>
    </Stack>
  );
}
