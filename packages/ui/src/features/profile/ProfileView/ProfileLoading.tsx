import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';

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
