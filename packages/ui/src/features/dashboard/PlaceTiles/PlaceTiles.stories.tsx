import { PRESIDENT_TILES, STUDENT_QUICK_ACTIONS } from '@quad/domain/dashboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hasAttribute, seesMany, sequence } from '../../../plays.ts';
import { type ComponentTables, key, ofStory, performTables } from '../../../testing/performTables.ts';
import { PlaceTiles } from './PlaceTiles.tsx';

const tables = {
  keyboard: [
    ...ofStory(
      'OfAStudent',
      key('{Tab}', 'Moves to the first place.', { focus: { role: 'link', name: 'Add Achievement' } }),
      key('{Tab}', 'Moves to the next; Enter goes there.', { focus: { role: 'link', name: 'Add Position' } }),
    ),
  ],
  screenReader: [
    { part: 'List', role: 'list' },
    { part: 'Tile', role: 'link', name: 'Approve Requests' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Dashboard/PlaceTiles',
  component: PlaceTiles,
  parameters: { tables },
  args: { places: PRESIDENT_TILES },
} satisfies Meta<typeof PlaceTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(seesMany(8, 'link'), hasAttribute('link', 'Approve Requests', 'href', '/president-approval'), performTables),
};

export const OfAStudent: Story = { args: { places: STUDENT_QUICK_ACTIONS, columns: 1 }, play: performTables };
