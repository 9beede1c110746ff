import { Stack } from '../../../layout/Stack/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { Spinner } from '../../../primitives/Spinner/index.ts';

/** Stands in for ProfileView until the profile is there. */
export function ProfileLoading() {
  return (
    <Stack>
      <Spinner label="Loading profile..." />
      <Skeleton shape="block" width="half" />
      <Skeleton width="most" />
      <Skeleton width="most" />
      <Skeleton width="half" />
    </Stack>
  );
}
