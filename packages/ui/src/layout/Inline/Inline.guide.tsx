import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from './Inline.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Things of their own width stand side by side: buttons, badges, a name and a picture.'],
  useInstead: [
    { when: 'They stand one under another', component: 'Stack' },
    { when: 'Columns line up from row to row', component: 'Grid' },
    { when: 'They are filters of a list', component: 'FilterBar' },
  ],
  anatomy: [
    { part: 'Element', is: 'a `div`, unless `as` says that it is a list or a part of the page.' },
    { part: 'Gap', is: 'one step of the scale, between things and between lines; none around them.' },
    {
      part: 'Line',
      is: 'begins anew where there is no room. `justify` says where things stand in it, `align` how they do at different heights.',
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
      why: 'Let it wrap: without, words are squeezed on a phone. A single line is for a picture beside its text.',
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
      why: 'Cards of one kind have one width; that is what a Grid is for.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'Inline that is a list', role: 'list', story: 'AsList' },
    { part: 'Thing in it', role: 'listitem', text: 'Round 1', story: 'AsList' },
  ],
  adapts: {
    narrow: { says: 'Things go on in the next line; gap and place may differ by width.', story: 'ByWidth' },
    long: { says: 'What is longer than a line has one of its own and breaks in it.', story: 'Many' },
    many: { says: 'They fill as many lines as they need.', story: 'Many' },
    rightToLeft: { says: 'Lines begin at the right.', story: 'Justifications' },
  },
  related: ['Stack', 'Grid', 'Button'],
  matrix: 'Justifications',
} satisfies ComponentGuide;
