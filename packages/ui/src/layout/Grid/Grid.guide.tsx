import { Card } from '../../primitives/Card/Card.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Grid } from './Grid.tsx';

const CLUBS = ['Robotics Club', 'Chess Club', 'Drama Society', 'Film Club'];

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Things of one kind stand in columns that line up: cards, figures, fields that are short.'],
  useInstead: [
    { when: 'Things have their own widths', component: 'Inline' },
    { when: 'There is one column at every width', component: 'Stack' },
    { when: 'Cells of a row belong to one thing and are compared', component: 'DataTable' },
    { when: 'Tiles have their places by name', component: 'DashboardGrid' },
  ],
  anatomy: [
    { part: 'Element', is: 'a `div`, unless `as` says that it is a list or a part of the page.' },
    { part: 'Column', is: 'as wide as its neighbours: a number of them, one by width, or `fit` for as many as have room for a card.' },
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
      why: 'What has no room for four columns gets as many as fit: the same grid stands on a page, in a tile and on a phone.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'Grid that is a list', role: 'list', story: 'AsList' },
    { part: 'Cell', role: 'listitem', text: 'Robotics Club', story: 'AsList' },
  ],
  adapts: {
    narrow: { says: 'One column on a phone and two from a tablet on, unless `columns` says otherwise.', story: 'ByWidth' },
    long: { says: 'A cell breaks its words and makes its row higher, never its column wider.', story: 'Columns' },
    many: { says: 'Rows follow each other; from a hundred cells on, use a RecordList in columns.', story: 'AsManyAsFit' },
    rightToLeft: { says: 'The first column is the one on the right.', story: 'Columns' },
  },
  related: ['Stack', 'Inline', 'Card', 'RecordList', 'DashboardGrid'],
  matrix: 'Columns',
} satisfies ComponentGuide;
