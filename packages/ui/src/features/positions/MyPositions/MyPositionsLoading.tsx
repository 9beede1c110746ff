import { POSITION_TEXTS } from '@quad/domain/messages';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';

/** Stands in for MyPositions until they are there. */
export function MyPositionsLoading() {
  return (
    <Stack>
      <Spinner label={POSITION_TEXTS.loadingMine} />
      <Card>
        <Stack gap="xs">
          <Skeleton shape="title" width="half" />
          <Skeleton width="short" />
          <Skeleton width="most" />
          <Skeleton width="most" />
        </Stack>
      </Card>
    </Stack>
  );
}
