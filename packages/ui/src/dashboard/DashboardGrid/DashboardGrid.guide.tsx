import { Card } from '../../primitives/Card/Card.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { DashboardTile } from '../DashboardTile/DashboardTile.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A section of the portal is a screen of tiles of different sizes, each in the place that `DASHBOARD_GRIDS` gives it.'],
  useInstead: [
    { when: 'All cells are alike', component: 'Grid' },
    { when: 'It is one page that is read from top to bottom', component: 'Page' },
    { when: 'Things of one kind stand side by side', component: 'RecordList' },
  ],
  anatomy: [
    { part: 'Grid', is: '20 columns, more while the sidebar is collapsed, and 16 rows that grow with what stands in them.' },
    { part: 'Place', is: 'from where to where a tile reaches; the order of the places is the order in which they are read.' },
    { part: 'Tile', is: 'what lies in a place, a DashboardTile. A place without one stays free.' },
  ],
  dos: [
    {
      do: <DashboardTile title="Quick Stats">12 events</DashboardTile>,
      dont: <Card>12 events</Card>,
      why: 'What lies in a place is a DashboardTile: it has a name and fills its place, so that no hole is left beside it.',
    },
  ],
  keyboard: [],
  screenReader: [
    { part: 'First tile', role: 'region', name: 'Quick Stats' },
    { part: 'Last tile', role: 'region', name: 'Calendar' },
    { part: 'Title of a tile', role: 'heading', name: 'Quick Stats', state: { level: 2 } },
  ],
  adapts: {
    narrow: {
      says: 'Up to a tablet the tiles stand one under another, in the order of their places, as high as they need.',
      story: 'Default',
    },
    long: { says: 'A tile grows, and its neighbours of the same rows with it; the page scrolls.', story: 'Default' },
    many: {
      says: 'The places are fixed for each section. While the largest tile loads, what comes after it waits, so that nothing jumps.',
      story: 'OtherSection',
    },
    rightToLeft: { says: 'The first column is the right one; all places are mirrored.', story: 'Default' },
  },
  related: ['DashboardTile', 'AppShell', 'Grid', 'Page'],
  matrix: 'Collapsed',
} satisfies ComponentGuide;
