import { Stack } from '../../../layout/Stack/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { Spinner } from '../../../primitives/Spinner/index.ts';

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
