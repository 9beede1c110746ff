import type { Meta, StoryObj } from '@storybook/react-vite';
import { seesRole } from '../../plays.ts';
import { inCard } from '../../testing/inCard.tsx';
import { performTables } from '../../testing/performTables.ts';
import { guide } from './ChartSound.guide.tsx';
import { ChartSound } from './ChartSound.tsx';

const meta = {
  title: 'Charts/ChartSound',
  component: ChartSound,
  decorators: [inCard],
  args: {
    title: 'Participation',
    unit: { one: 'participant', other: 'participants' },
    data: [
      { name: 'August 2026', value: 38 },
      { name: 'September 2026', value: 60 },
      { name: 'October 2026', value: 72 },
    ],
  },
  parameters: { guide: () => guide },
} satisfies Meta<typeof ChartSound>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With the player loaded, at the second figure. */
export const Default: Story = { play: performTables };

export const Silent: Story = { play: seesRole('button', 'Listen') };
