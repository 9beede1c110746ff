import type { ReactNode } from 'react';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { example, figure } from './Look.css.ts';

interface Rule {
  readonly rule: string;
  readonly why: string;
  readonly good: ReactNode;
  readonly bad: ReactNode;
}

const RULES: readonly Rule[] = [
  {
    rule: 'Weight is rare',
    why: 'Bold tells where to look only while most of the page is not bold. Titles are 600, names in rows 500, all else 400.',
    good: (
      <Stack gap="xs">
        <Heading level={4}>Robo Soccer Qualifiers</Heading>
        <Text tone="muted">Robotics Club · Tinkering Lab</Text>
        <Text>Twelve teams play for four places in the final.</Text>
      </Stack>
    ),
    bad: (
      <Stack gap="xs">
        <Heading level={4}>Robo Soccer Qualifiers</Heading>
        <Text weight="bold">Robotics Club · Tinkering Lab</Text>
        <Text weight="bold">Twelve teams play for four places in the final.</Text>
      </Stack>
    ),
  },
  {
    rule: 'The row leads there, and its name is not underlined',
    why: 'Ten underlined names are ten stripes. The surface under the pointer says that the whole row can be pressed; links in sentences stay underlined.',
    good: (
      <Stack gap="s">
        <Link href="#look" underline="hover">
          Arduino Evening Lab
        </Link>
        <Link href="#look" underline="hover">
          Robot Safety Briefing
        </Link>
      </Stack>
    ),
    bad: (
      <Stack gap="s">
        <Link href="#look">Arduino Evening Lab</Link>
        <Link href="#look">Robot Safety Briefing</Link>
      </Stack>
    ),
  },
  {
    rule: 'One filled pill a row',
    why: 'What is filled is the state. A level is an outline with a dot, a category is a word.',
    good: (
      <Inline>
        <Text>Soldering</Text>
        <Text tone="muted">Craft</Text>
        <Badge variant="dot">Advanced</Badge>
        <Badge tone="caution">Pending</Badge>
      </Inline>
    ),
    bad: (
      <Inline>
        <Text>Soldering</Text>
        <Badge tone="info">Craft</Badge>
        <Badge appearance="elevated">Advanced</Badge>
        <Badge tone="caution">Pending</Badge>
      </Inline>
    ),
  },
  {
    rule: 'One primary action a view',
    why: 'Where everything is primary, nothing is. What cannot be taken back is quiet, and asks.',
    good: (
      <Inline>
        <Button variant="primary">Register</Button>
        <Button>Add to calendar</Button>
        <Button variant="quiet" tone="critical">
          Delete
        </Button>
      </Inline>
    ),
    bad: (
      <Inline>
        <Button variant="primary">Register</Button>
        <Button variant="primary">Add to calendar</Button>
        <Button variant="primary" tone="critical">
          Delete
        </Button>
      </Inline>
    ),
  },
  {
    rule: 'A box is an object, not a page',
    why: 'Each frame asks to be read as one thing. Headings and space hold a page together.',
    good: (
      <Stack>
        <Heading level={4}>This week</Heading>
        <Card>
          <Text>ROS 2 Study Circle</Text>
        </Card>
      </Stack>
    ),
    bad: (
      <Card>
        <Card>
          <Stack>
            <Heading level={4}>This week</Heading>
            <Card>
              <Text>ROS 2 Study Circle</Text>
            </Card>
          </Stack>
        </Card>
      </Card>
    ),
  },
  {
    rule: 'Empty says why, and what next',
    why: 'Nothing to see is a moment in which somebody decides whether to come back.',
    good: (
      <EmptyState
        title="No skills yet"
        description="Add what you can do, and your secretary endorses it."
        action={<Button>Add a skill</Button>}
      />
    ),
    bad: <EmptyState title="No data" />,
  },
  {
    rule: 'An error stands beside what caused it',
    why: 'It says what happened and what to do. What was typed stays.',
    good: (
      <Field label="Mobile number" error="Mobile number must be 10 digits">
        <TextInput defaultValue="98765" />
      </Field>
    ),
    bad: (
      <Stack gap="s">
        <ErrorState description="Invalid input." />
        <Field label="Mobile number">
          <TextInput defaultValue="98765" />
        </Field>
      </Stack>
    ),
  },
  {
    rule: 'A figure says of what, and leads there',
    why: 'The label first, the number large, what it is measured by under it. A figure of what waits leads to exactly that.',
    good: (
      <Stack gap="xs" align="start">
        <Text tone="muted" size="s">
          Pending Room Requests
        </Text>
        <Text size="xl" weight="bold">
          22
        </Text>
        <Link href="#look">Decide about them</Link>
      </Stack>
    ),
    bad: (
      <Stack gap="xs" align="start">
        <Text size="xl" weight="bold">
          22
        </Text>
        <Text weight="bold">Rooms</Text>
      </Stack>
    ),
  },
];

/** The rules of the look as pairs of do and don't. */
export function Look() {
  return (
    <Stack gap="xl">
      {RULES.map(({ rule, why, good, bad }) => (
        <Stack key={rule} as="section" aria-label={rule} gap="s">
          <Heading level={3}>{rule}</Heading>
          <Text tone="muted">{why}</Text>
          <Grid columns={{ phone: 1, desktop: 2 }} align="start">
            <figure className={figure}>
              <figcaption>
                <Badge tone="positive">Do</Badge>
              </figcaption>
              <div className={example}>{good}</div>
            </figure>
            <figure className={figure}>
              <figcaption>
                <Badge tone="critical">Don’t</Badge>
              </figcaption>
              <div className={example}>{bad}</div>
            </figure>
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}
