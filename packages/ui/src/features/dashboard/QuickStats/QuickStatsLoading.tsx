import { EVENT_TEXTS } from '@quad/domain/messages';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';

/** Stands in for QuickStats until they are there. */
export function QuickStatsLoading() {
  return (
    <Stack gap="s">
      <Spinner label={EVENT_TEXTS.loading} />
      <Skeleton width="most" />
      <Skeleton width="most" />
      <Skeleton width="most" />
    </Stack>
  );
}
