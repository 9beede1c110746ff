import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from './Inline.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Items with their own widths are side by side: buttons, badges, a name and an icon.'],
  useInstead: [
    { when: 'Items are below each other', component: 'Stack' },
    { when: 'Columns are aligned across rows', component: 'Grid' },
    { when: 'The items are the filters of a list', component: 'FilterBar' },
  ],
  anatomy: [
    { part: 'Element', is: 'a `div`; `as` sets another element, such as a list or a section.' },
    { part: 'Gap', is: 'one step of the scale, between items and between lines; no space around them.' },
    {
      part: 'Line',
      is: 'wraps if there is not enough space. `justify` aligns the items in a line, `align` aligns items of different heights.',
    },
  ],
  dos: [
    {
      do: (
        <Inline>
          <Button>Cancel</Button>
          <Button variant="primary">Submit Request</Button>
        </Inline>
      ),
      dont: (
        <Inline wrap={false}>
          <Button>Cancel</Button>
          <Button>Save for later</Button>
          <Button variant="primary">Submit Request</Button>
        </Inline>
      ),
      why: 'Let it wrap: without wrapping, text is squeezed on a phone. Only use a single line for an icon beside its text.',
    },
    {
      do: (
        <Grid columns={2}>
          <Card>Robotics Club</Card>
          <Card>Chess Club</Card>
        </Grid>
      ),
      dont: (
        <Inline>
          <Card>Robotics Club</Card>
          <Card>Chess Club</Card>
        </Inline>
      ),
      why: 'Cards of one kind have the same width; use a Grid for them.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'Inline that is a list', role: 'list', story: 'AsList' },
    { part: 'Thing in it', role: 'listitem', text: 'Round 1', story: 'AsList' },
  ],
  adapts: {
    narrow: { says: 'Items continue in the next line; gap and alignment may differ by width.', story: 'ByWidth' },
    long: { says: 'An item that is longer than a line has a line of its own and wraps in it.', story: 'Many' },
    many: { says: 'Items fill as many lines as they need.', story: 'Many' },
    rightToLeft: { says: 'Lines start on the right.', story: 'Justifications' },
  },
  related: ['Stack', 'Grid', 'Button'],
  matrix: 'Justifications',
} satisfies ComponentGuide;
