import { EVENT_TEXTS } from '@quad/domain/messages';
import { Stack } from '../../../layout/Stack/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { Spinner } from '../../../primitives/Spinner/index.ts';

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
