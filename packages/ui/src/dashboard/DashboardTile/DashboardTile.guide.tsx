import { Button } from '../../primitives/Button/Button.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { DashboardTile } from './DashboardTile.tsx';

const ADD = { role: 'button', name: 'Add Event' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Something has a place of its own on the dashboard grid, beside others of its rows.'],
  useInstead: [
    { when: 'It leads to another page, and shows nothing itself', component: 'Tile' },
    { when: 'It is one figure', component: 'StatCard' },
    { when: 'It may be as high as it needs to be', component: 'Section' },
    { when: 'It is one of many things of a kind', component: 'Card' },
  ],
  anatomy: [
    { part: 'Title', is: 'names the tile; a heading of the second level.' },
    { part: 'Subtitle', is: 'what the title leaves open, in a few quiet words.' },
    { part: 'Actions', is: 'small buttons for the whole tile, at the end of the title.' },
    { part: 'Body', is: 'what is shown; the tile is as high as it, or as its neighbours.' },
  ],
  dos: [
    {
      do: (
        <DashboardTile title="Upcoming Events" actions={<Button size="s">Add Event</Button>}>
          Line Follower Championship
        </DashboardTile>
      ),
      dont: (
        <DashboardTile
          title="Upcoming Events"
          actions={
            <Button variant="primary" size="l">
              Add Event
            </Button>
          }
        >
          Line Follower Championship
        </DashboardTile>
      ),
      why: 'A dashboard shows many tiles at once. A loud button in one of them is louder than what all of them say.',
    },
  ],
  keyboard: [{ keys: '{Tab}', does: 'Moves to the first of the actions.', outcome: { focus: ADD }, story: 'WithActions' }],
  screenReader: [
    { part: 'Title', role: 'heading', name: 'Latest Updates', state: { level: 2 } },
    { part: 'Body', role: 'region', name: 'Latest Updates' },
    { part: 'Action', ...ADD, story: 'WithActions' },
  ],
  adapts: {
    narrow: { says: 'The actions go under the title where there is no room beside it.', story: 'WithActions' },
    long: { says: 'Title and subtitle break; the tile grows.', story: 'WithActions' },
    many: { says: 'The tile grows with what is in it, and the rows that it lies in grow with it: nothing is cut.', story: 'Default' },
    rightToLeft: { says: 'Title and actions change sides.', story: 'WithActions' },
  },
  related: ['DashboardGrid', 'Tile', 'StatCard', 'Section', 'Card'],
  matrix: 'WithActions',
} satisfies ComponentGuide;
