import { Button } from '../../primitives/Button/Button.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { DashboardTile } from './DashboardTile.tsx';

const ADD = { role: 'button', name: 'Add Event' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Content has an area of the dashboard grid, beside other tiles.'],
  useInstead: [
    { when: 'It leads to another page and has no content of its own', component: 'Tile' },
    { when: 'It is a single figure', component: 'StatCard' },
    { when: 'It may be as high as its content', component: 'Section' },
    { when: 'It is one of many items of a kind', component: 'Card' },
  ],
  anatomy: [
    { part: 'Title', is: 'the name of the tile, a heading of level 2.' },
    { part: 'Subtitle', is: 'a few muted words that complete the title.' },
    { part: 'Actions', is: 'small buttons for the whole tile, at the end of the title.' },
    { part: 'Body', is: 'the content; the tile is as high as its content or its neighbours.' },
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
      why: 'A dashboard shows many tiles at once. A primary button in one of them would draw more attention than the content of all others.',
    },
  ],
  keyboard: [{ keys: '{Tab}', does: 'Moves to the first action.', outcome: { focus: ADD }, story: 'WithActions' }],
  screenReader: [
    { part: 'Title', role: 'heading', name: 'Latest Updates', state: { level: 2 } },
    { part: 'Body', role: 'region', name: 'Latest Updates' },
    { part: 'Action', ...ADD, story: 'WithActions' },
  ],
  adapts: {
    narrow: { says: 'The actions move below the title if they do not fit beside it.', story: 'WithActions' },
    long: { says: 'Title and subtitle wrap; the tile grows.', story: 'WithActions' },
    many: { says: 'The tile and its rows grow with the content; nothing is cut off.', story: 'Default' },
    rightToLeft: { says: 'Title and actions change sides.', story: 'WithActions' },
  },
  related: ['DashboardGrid', 'Tile', 'StatCard', 'Section', 'Card'],
  matrix: 'WithActions',
} satisfies ComponentGuide;
