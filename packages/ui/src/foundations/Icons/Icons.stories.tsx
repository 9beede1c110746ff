import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { says, seesMany, sequence, types } from '../../plays.ts';
import { Icons } from './Icons.tsx';
import { ICONS } from './icons.ts';

const meta = { title: 'Foundations/Icons', component: Icons, tags: ['!autodocs', '!manifest'] } satisfies Meta<typeof Icons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: seesMany(Object.keys(ICONS).length, 'listitem') };

export const FoundByWhatTheySay: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'no event');
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['CalendarX2no event']);
    await expect(canvas.getByRole('status')).toHaveTextContent(`Showing 1 of ${Object.keys(ICONS).length} icons`);
  },
};

export const NoneFound: Story = {
  play: sequence(types('Search icons', 'rocket', 'searchbox'), says('No icon says that yet. Words may do.', 'status')),
};
