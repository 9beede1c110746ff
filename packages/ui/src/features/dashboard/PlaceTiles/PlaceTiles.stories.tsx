import { CLUB_QUICK_ACTIONS, PRESIDENT_TILES, STUDENT_QUICK_ACTIONS } from '@quad/domain/dashboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlaceTiles } from './PlaceTiles.tsx';

const meta = {
  title: 'Features/Dashboard/PlaceTiles',
  component: PlaceTiles,
  args: { places: PRESIDENT_TILES },
} satisfies Meta<typeof PlaceTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
    await expect(canvas.getByRole('link', { name: 'Approve Requests' })).toHaveAttribute('href', '/president-approval');
  },
};

export const OfAStudent: Story = { args: { places: STUDENT_QUICK_ACTIONS, columns: 1 } };

export const OfAClub: Story = { args: { places: CLUB_QUICK_ACTIONS, columns: 2 } };
