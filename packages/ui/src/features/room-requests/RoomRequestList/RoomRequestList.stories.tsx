import { aRoomRequest, manyRoomRequests } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { plays, sees, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RoomRequestList } from './RoomRequestList.tsx';

const REQUESTS = { role: 'group', name: 'Room requests' } as const;

const tables = {
  keyboard: [
    {
      keys: '{Tab}{Enter}',
      does: 'Moves to the words that say how they stand, and opens them.',
      outcome: { shows: { ...REQUESTS, state: { expanded: true } } },
      story: 'Opened',
    },
  ],
  screenReader: [
    { part: 'Requests', ...REQUESTS, state: { expanded: false } },
    { part: 'Request', role: 'listitem', text: 'Main AuditoriumNov 27, 2026, 6:30 pmPending', story: 'Opened' },
  ],
} satisfies ComponentTables;

/** docs/specification/room-requests.md#room-requests-panel */
const meta = {
  title: 'Features/Room requests/RoomRequestList',
  component: RoomRequestList,
  parameters: { tables },
  args: { requests: manyRoomRequests(3) },
} satisfies Meta<typeof RoomRequestList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(sees('Rooms: 1 approved · 1 pending · 1 rejected'), performTables) };

export const Opened: Story = plays(performTables, async ({ canvas }) => {
  const rows = canvas.getAllByRole('listitem');
  await expect(rows).toHaveLength(3);
  await expect(rows[0]).toHaveTextContent('Main AuditoriumNov 27, 2026, 6:30 pmPending');
  await expect(rows[1]).toHaveTextContent('Approved');
  await expect(rows[2]).toHaveTextContent('Rejected');
});

/** A released booking is not shown as rejected. */
export const Released: Story = {
  args: { requests: [aRoomRequest({ status: 'Rejected', released_at: '2026-11-20T10:00:00.000Z' }), aRoomRequest({ _id: 'second' })] },
  play: sees('Rooms: 1 pending · 1 released'),
};

export const LongTitle: Story = {
  args: { requests: [aRoomRequest({ room: 'Lecture Hall Complex, Second Floor, Room 204, behind the Central Workshop' })] },
};
