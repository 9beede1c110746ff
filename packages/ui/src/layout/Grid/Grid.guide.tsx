import { Card } from '../../primitives/Card/Card.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Grid } from './Grid.tsx';

const CLUBS = ['Robotics Club', 'Chess Club', 'Drama Society', 'Film Club'];

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Items of one kind are in aligned columns: cards, figures, short fields.'],
  useInstead: [
    { when: 'Items have their own widths', component: 'Inline' },
    { when: 'There is one column at every width', component: 'Stack' },
    { when: 'The cells of a row belong to one item and are compared', component: 'DataTable' },
    { when: 'Tiles have named areas', component: 'DashboardGrid' },
  ],
  anatomy: [
    { part: 'Element', is: 'a `div`; `as` sets another element, such as a list or a section.' },
    { part: 'Column', is: 'equal columns: a fixed number, a number by viewport width, or `fit` for as many as fit.' },
    { part: 'Cell', is: 'as high as its row, unless `align` is `start`.' },
  ],
  dos: [
    {
      do: (
        <Grid columns="fit">
          {CLUBS.map((name) => (
            <Card key={name}>{name}</Card>
          ))}
        </Grid>
      ),
      dont: (
        <Grid columns={4}>
          {CLUBS.map((name) => (
            <Card key={name}>{name}</Card>
          ))}
        </Grid>
      ),
      why: 'A container too narrow for four columns gets as many as fit: the same grid works on a page, in a tile and on a phone.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'Grid that is a list', role: 'list', story: 'AsList' },
    { part: 'Cell', role: 'listitem', text: 'Robotics Club', story: 'AsList' },
  ],
  adapts: {
    narrow: { says: 'One column on a phone and two from the width of a tablet on, unless `columns` says otherwise.', story: 'ByWidth' },
    long: { says: 'A cell wraps its text and makes its row higher, never its column wider.', story: 'Columns' },
    many: { says: 'Rows follow each other; from a hundred cells on, use a RecordList in columns.', story: 'AsManyAsFit' },
    rightToLeft: { says: 'The first column is on the right.', story: 'Columns' },
  },
  related: ['Stack', 'Inline', 'Card', 'RecordList', 'DashboardGrid'],
  matrix: 'Columns',
} satisfies ComponentGuide;
