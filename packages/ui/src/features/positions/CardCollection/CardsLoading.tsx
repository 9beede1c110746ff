import { Grid } from '../../../layout/Grid/index.ts';
import { Stack } from '../../../layout/Stack/index.ts';
import { Card } from '../../../primitives/Card/index.ts';
import { Skeleton } from '../../../primitives/Skeleton/index.ts';
import { Spinner } from '../../../primitives/Spinner/index.ts';

const CARDS = ['first', 'second', 'third', 'fourth'];

export interface CardsLoadingProps {
  /** What is on its way. */
  label: string;
}

/** Blanks in the shape of cards. */
export function CardsLoading({ label }: CardsLoadingProps) {
  return (
    <Stack>
      <Spinner label={label} />
      <Grid columns="fit">
        {CARDS.map((card) => (
          <Card key={card}>
            <Stack gap="xs">
              <Skeleton shape="title" width="half" />
              <Skeleton width="most" />
              <Skeleton width="short" />
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
