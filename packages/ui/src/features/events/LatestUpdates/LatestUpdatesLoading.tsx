import { EVENT_TEXTS } from '@quad/domain/messages';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';

/** Stands in for LatestUpdates until they are there. */
export function LatestUpdatesLoading() {
  return (
    <Stack gap="s">
      <Spinner label={EVENT_TEXTS.loading} />
      <Skeleton width="most" />
      <Skeleton width="half" />
      <Skeleton width="most" />
      <Skeleton width="half" />
    </Stack>
  );
}
