import { EVENT_TEXTS } from '@quad/domain/messages';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';

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
