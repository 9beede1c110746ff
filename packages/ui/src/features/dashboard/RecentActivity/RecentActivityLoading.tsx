import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { Stack } from '../../../layout/Stack/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { Spinner } from '../../../primitives/Spinner/index.ts';

/** Stands in for RecentActivity until it is there. */
export function RecentActivityLoading() {
  return (
    <Stack gap="s">
      <Spinner label={DASHBOARD_TEXTS.loadingActivities} />
      <Skeleton width="most" />
      <Skeleton width="short" />
      <Skeleton width="most" />
      <Skeleton width="short" />
    </Stack>
  );
}
