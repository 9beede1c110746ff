import type { LatestUpdate } from '@quad/domain/events';
import { latestUpdates } from '@quad/domain/events';
import { manyEvents } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sees, seesMany, sequence } from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { LatestUpdates } from './LatestUpdates.tsx';

const tables = {
  keyboard: [key('{Tab}', 'Moves to the title of the first event, then from one to the next.', { focus: { role: 'link' } })],
  screenReader: [
    { part: 'List', role: 'list' },
    { part: 'Line', role: 'listitem' },
    { part: 'While they are on their way', role: 'status', text: 'Loading...', story: 'Loading' },
  ],
} satisfies ComponentTables;

const UPDATES: LatestUpdate[] = latestUpdates(manyEvents(6), 'Asia/Kolkata');

const meta = {
  title: 'Features/Events/LatestUpdates',
  component: LatestUpdates,
  parameters: { tables },
  args: { updates: UPDATES },
} satisfies Meta<typeof LatestUpdates>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(seesMany(4, 'listitem'), performTables) };

export const LongTitle: Story = {
  args: {
    updates: UPDATES.map((update) => ({
      ...update,
      title: `${update.title}, with everything that the committee wanted to see in its name`,
    })),
  },
};

export const Empty: Story = { args: { updates: [] }, play: sees('No recent latestEvents found.') };
export const Loading: Story = { args: { updates: undefined }, play: performTables };
