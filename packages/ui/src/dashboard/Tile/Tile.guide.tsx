import { CalendarPlus } from 'lucide-react';
import { Grid } from '../../layout/Grid/Grid.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Tile } from './Tile.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A dashboard leads to several places, and each is worth a picture and a word about it.'],
  useInstead: [
    { when: 'Something is shown in it, and not only led to', component: 'DashboardTile' },
    { when: 'A figure leads to what it counts', component: 'StatCard' },
    { when: 'It is the one action of the page', component: 'Button' },
    { when: 'The places of a role are shown, as domain has them', component: 'PlaceTiles' },
  ],
  anatomy: [
    { part: 'Card', is: 'the whole of it is the link.' },
    { part: 'Picture', is: '20 px, for the eye only.' },
    { part: 'Title', is: 'the place, or what is done there.' },
    { part: 'Description', is: 'a few words where the title leaves something open; read as part of the link.' },
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
      why: 'The title says what one finds behind it. A long description is read each time somebody passes with the Tab key.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first tile; Enter follows it as any link.',
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
    narrow: { says: 'Where a word does not fit beside the picture, all words go under it.', story: 'LongTitle' },
    long: { says: 'Title and description break; tiles of a row are as high as the highest.', story: 'LongTitle' },
    many: { says: 'Put them into a Grid: one in a row on a phone, up to four on a desktop.', story: 'Several' },
    rightToLeft: { says: 'The picture stands to the right of the words.', story: 'Several' },
  },
  related: ['PlaceTiles', 'DashboardTile', 'StatCard', 'Button'],
  matrix: 'Several',
} satisfies ComponentGuide;
