import { aRoomRequest, manyRoomRequests } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RoomRequestList } from './RoomRequestList.tsx';

/** What opens; it has no name of its own. */
const MORE = { role: 'group', name: '' } as const;

const tables = {
  keyboard: [
    {
      keys: '{Tab}{Enter}',
      does: 'Moves to the words that say how many more there are, and opens them.',
      outcome: { shows: { ...MORE, state: { expanded: true } } },
      story: 'Many',
    },
  ],
  screenReader: [
    { part: 'Requests', role: 'group', name: 'Room requests' },
    { part: 'More', ...MORE, state: { expanded: false }, story: 'Many' },
    { part: 'Request', role: 'listitem', text: 'Main AuditoriumNov 27, 2026, 6:30 pmPending' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);

/** docs/specification/room-requests.md#room-requests-panel */
const meta = {
  title: 'Features/Room requests/RoomRequestList',
  component: RoomRequestList,
  parameters: { tables },
  args: { requests: manyRoomRequests(3) },
} satisfies Meta<typeof RoomRequestList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toHaveTextContent('Main AuditoriumNov 27, 2026, 6:30 pmPending');
    await expect(rows[1]).toHaveTextContent('Approved');
    await expect(rows[2]).toHaveTextContent('Rejected');
    await performGuide(context);
  },
};

export const LongTitle: Story = {
  args: { requests: [aRoomRequest({ room: 'Lecture Hall Complex, Second Floor, Room 204, behind the Central Workshop' })] },
};

export const Many: Story = {
  args: { requests: manyRoomRequests(8) },
  play: async (context) => {
    const { canvas } = context;
    const [, , third, fourth] = canvas.getAllByRole('listitem');
    await expect(third).toBeVisible();
    await expect(fourth).not.toBeVisible();
    await performGuide(context);
    await expect(fourth).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['act'],
  args: { requests: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Room requests')).not.toBeInTheDocument();
  },
};
