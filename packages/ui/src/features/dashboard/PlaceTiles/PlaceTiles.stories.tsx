import { CLUB_QUICK_ACTIONS, PRESIDENT_TILES, STUDENT_QUICK_ACTIONS } from '@quad/domain/dashboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { performTables } from '../../../testing/performTables.ts';
import { guide } from './PlaceTiles.guide.tsx';
import { PlaceTiles } from './PlaceTiles.tsx';

const performGuide = performTables(guide);

const meta = {
  title: 'Features/Dashboard/PlaceTiles',
  component: PlaceTiles,
  args: { places: PRESIDENT_TILES },
} satisfies Meta<typeof PlaceTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
    await expect(canvas.getByRole('link', { name: 'Approve Requests' })).toHaveAttribute('href', '/president-approval');
    await performGuide(context);
  },
};

export const OfAStudent: Story = { args: { places: STUDENT_QUICK_ACTIONS, columns: 1 }, play: performGuide };

export const OfAClub: Story = { args: { places: CLUB_QUICK_ACTIONS, columns: 2 } };
