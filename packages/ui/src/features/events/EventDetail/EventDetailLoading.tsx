import { EVENT_TEXTS } from '@quad/domain/messages';
import { Inline } from '../../../layout/Inline/index.ts';
import { Stack } from '../../../layout/Stack/index.ts';
import { Card } from '../../../primitives/Card/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { Spinner } from '../../../primitives/Spinner/index.ts';

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
