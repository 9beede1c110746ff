import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { act, plays, says, seesMany, types } from '../../plays.ts';
import { Icons } from './Icons.tsx';
import { ICONS } from './icons.ts';

const meta = { title: 'Foundations/Icons', component: Icons, tags: ['!autodocs', '!manifest'] } satisfies Meta<typeof Icons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: seesMany(Object.keys(ICONS).length, 'listitem') };

export const FoundByWhatTheySay: Story = act(
  types('Search icons', 'no event', 'searchbox'),
  ({ canvas }) => expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['CalendarX2no event']),
  says(`Showing 1 of ${Object.keys(ICONS).length} icons`, 'status'),
);

export const NoneFound: Story = plays(types('Search icons', 'rocket', 'searchbox'), says('No icon says that yet. Words may do.', 'status'));
