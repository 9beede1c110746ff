import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';

/** Stands in for UnitTree until the units are there. */
export function UnitTreeLoading() {
  return (
    <Stack>
      <Spinner label="Loading units..." />
      <Skeleton shape="title" width="half" />
      <Skeleton width="most" />
      <Skeleton width="most" />
      <Skeleton shape="title" width="half" />
      <Skeleton width="most" />
    </Stack>
  );
}
