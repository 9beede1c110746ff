import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';

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
