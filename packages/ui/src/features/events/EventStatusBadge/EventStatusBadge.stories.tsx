import { EVENT_STATUSES } from '@quad/domain/events';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { sees, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { EventStatusBadge } from './EventStatusBadge.tsx';

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'Word', role: 'generic', text: 'planned' },
    { part: 'Word of an event that is called off', role: 'generic', text: 'cancelled' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Events/EventStatusBadge',
  component: EventStatusBadge,
  parameters: { tables },
  args: { status: 'planned' },
} satisfies Meta<typeof EventStatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Inline>
      {EVENT_STATUSES.map((status) => (
        <EventStatusBadge key={status} status={status} />
      ))}
    </Inline>
  ),
  play: sequence(sees('planned', 'ongoing', 'completed', 'cancelled'), performTables),
};
