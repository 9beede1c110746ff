import { CalendarPlus } from 'lucide-react';
import { Grid } from '../../layout/Grid/Grid.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Tile } from './Tile.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A dashboard leads to several pages, each with an icon and a short description.'],
  useInstead: [
    { when: 'It has content of its own', component: 'DashboardTile' },
    { when: 'A figure leads to what it counts', component: 'StatCard' },
    { when: 'It is the only action of the page', component: 'Button' },
    { when: 'The pages of a role are shown, as defined in the domain', component: 'PlaceTiles' },
  ],
  anatomy: [
    { part: 'Card', is: 'the whole tile is the link.' },
    { part: 'Picture', is: '20 px, decorative.' },
    { part: 'Title', is: 'the page, or the action there.' },
    { part: 'Description', is: 'a few words that complete the title; announced as part of the link.' },
  ],
  dos: [
    {
      do: (
        <Grid columns={1}>
          <Tile href="#add-event" title="Create Event" icon={<CalendarPlus size={20} aria-hidden="true" />} />
        </Grid>
      ),
      dont: (
        <Grid columns={1}>
          <Tile href="#add-event" title="Events" description="Click here to create a new event for one of the units that you answer for." />
        </Grid>
      ),
      why: 'The title says what is on the page. A long description is announced on every visit with the Tab key.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first tile; Enter follows the link.',
      outcome: { focus: { role: 'link', name: 'Create Event For a unit that you answer for' } },
      story: 'Several',
    },
    {
      keys: '{Tab}',
      does: 'Moves to the next tile.',
      outcome: { focus: { role: 'link', name: 'Feedback What students said' } },
      story: 'Several',
    },
  ],
  screenReader: [
    { part: 'Card', role: 'link', name: 'Create Event' },
    { part: 'Card with a description', role: 'link', name: 'Feedback What students said', story: 'Several' },
  ],
  adapts: {
    narrow: { says: 'If a word does not fit beside the icon, all text moves below it.', story: 'LongTitle' },
    long: { says: 'Title and description wrap; all tiles of a row have the same height.', story: 'LongTitle' },
    many: { says: 'Put tiles into a Grid: one per row on a phone, up to four on a desktop.', story: 'Several' },
    rightToLeft: { says: 'The icon is to the right of the text.', story: 'Several' },
  },
  related: ['PlaceTiles', 'DashboardTile', 'StatCard', 'Button'],
  matrix: 'Several',
} satisfies ComponentGuide;
