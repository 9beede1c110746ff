import {
  Avatar,
  Badge,
  Banner,
  Button,
  Card,
  EmptyState,
  Grid,
  Heading,
  Inline,
  Link,
  Page,
  Skeleton,
  Spinner,
  Stack,
  StarRating,
  Text,
} from '@quad/ui';
import { TrendChart } from '@quad/ui/charts';
import { vars } from '@quad/ui/theme';
import { Asks } from './Asks.jsx';

const FIGURES = [
  { year: 2026, month: 9, value: 40 },
  { year: 2026, month: 10, value: 84 },
];
const MEASURE = { name: 'Participation', one: 'participant', other: 'participants' };

/** A React Server Component: what stands here is drawn on the server, and only what needs a browser is sent as script. */
export default function Home() {
  return (
    <Page title="A blank app">
      <Stack>
        <Inline>
          <Badge tone="positive">Approved</Badge>
          <Link href="#a">A link</Link>
          <Avatar name="Meera Iyer" />
          <StarRating value={4} />
          <Spinner label="Waiting" />
        </Inline>
        <Grid>
          <Card>
            <Heading level={2}>A card</Heading>
            <Text>A text</Text>
          </Card>
          <Skeleton />
        </Grid>
        <Banner>A banner</Banner>
        <EmptyState title="Nothing here" />
        <Button>Plain</Button>
        <p id="own" style={{ color: vars.color.text.muted }}>
          Of the app
        </p>
        <TrendChart title="Participation" data={FIGURES} measure={MEASURE} />
        <Asks />
      </Stack>
    </Page>
  );
}
