import { EVENT_TEXTS } from '@quad/domain/messages';
import { Grid } from '../../../layout/Grid/index.ts';
import { Stack } from '../../../layout/Stack/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { Spinner } from '../../../primitives/Spinner/index.ts';

/** Stands in for ClubDashboard until the club's data are there. */
export function ClubDashboardLoading() {
  return (
    <Stack gap="l">
      <Spinner label={EVENT_TEXTS.loading} />
      <Skeleton shape="title" width="half" />
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
