import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { Grid } from '../../../layout/Grid/index.ts';
import { Stack } from '../../../layout/Stack/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { Spinner } from '../../../primitives/Spinner/index.ts';

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
