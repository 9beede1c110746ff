import { Card } from '../../primitives/Card/Card.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { DashboardTile } from '../DashboardTile/DashboardTile.tsx';

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A section of the portal is a screen of tiles of different sizes, each in its area from `DASHBOARD_GRIDS`.'],
  useInstead: [
    { when: 'All cells have the same size', component: 'Grid' },
    { when: 'The page is read from top to bottom', component: 'Page' },
    { when: 'Items of one kind are side by side', component: 'RecordList' },
  ],
  anatomy: [
    { part: 'Grid', is: '20 columns, more while the sidebar is collapsed, and 16 rows that grow with their content.' },
    { part: 'Place', is: 'the columns and rows of a tile; the order of the areas is the reading order.' },
    { part: 'Tile', is: 'the content of an area, a DashboardTile. An area without one stays empty.' },
  ],
  dos: [
    {
      do: <DashboardTile title="Quick Stats">12 events</DashboardTile>,
      dont: <Card>12 events</Card>,
      why: 'Put a DashboardTile into each area: it has a name and fills the area, so that there are no gaps.',
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
      says: 'Up to the width of a tablet the tiles are below each other, in the order of their areas, and as high as their content.',
      story: 'Default',
    },
    long: { says: 'A tile grows together with the other tiles in its rows; the page scrolls.', story: 'Default' },
    many: {
      says: 'The areas of each section are fixed. Tiles after the largest one wait while it loads, so that nothing jumps.',
      story: 'OtherSection',
    },
    rightToLeft: { says: 'The first column is on the right; all areas are mirrored.', story: 'Default' },
  },
  related: ['DashboardTile', 'AppShell', 'Grid', 'Page'],
  matrix: 'Collapsed',
} satisfies ComponentGuide;
