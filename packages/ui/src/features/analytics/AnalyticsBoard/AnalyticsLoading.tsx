import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';

/** Stands in for a board until its figures are there. */
export function AnalyticsLoading() {
  return (
    <Stack gap="m">
      <Spinner label={DASHBOARD_TEXTS.loadingAnalytics} />
      <Grid columns={{ phone: 2, desktop: 4 }} gap="s">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Grid>
      <Skeleton shape="block" />
    </Stack>
  );
}
