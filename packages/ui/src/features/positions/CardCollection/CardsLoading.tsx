import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';

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
