import { ROOM_REQUEST_STATUSES } from '@quad/domain/room-requests';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { sees, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { RoomRequestStatusBadge } from './RoomRequestStatusBadge.tsx';

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'Word', role: 'generic', text: 'Pending' },
    { part: 'Word of a request that is refused', role: 'generic', text: 'Rejected' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Room requests/RoomRequestStatusBadge',
  component: RoomRequestStatusBadge,
  parameters: { tables },
  args: { status: 'Pending' },
} satisfies Meta<typeof RoomRequestStatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Inline>
      {ROOM_REQUEST_STATUSES.map((status) => (
        <RoomRequestStatusBadge key={status} status={status} />
      ))}
      <RoomRequestStatusBadge status="Rejected" released />
    </Inline>
  ),
  play: sequence(sees('Pending', 'Approved', 'Rejected', 'Released'), performTables),
};
