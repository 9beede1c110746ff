import { POSITION_TEXTS } from '@quad/domain/messages';
import { Stack } from '../../../layout/Stack/index.ts';
import { Card } from '../../../primitives/Card/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { Spinner } from '../../../primitives/Spinner/index.ts';

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
