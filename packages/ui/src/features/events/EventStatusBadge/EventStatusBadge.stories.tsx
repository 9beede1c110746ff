import { EVENT_STATUSES } from '@quad/domain/events';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../../layout/Inline/Inline.tsx';
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
  play: async (context) => {
    const { canvas } = context;
    for (const status of ['planned', 'ongoing', 'completed', 'cancelled']) {
      await expect(canvas.getByText(status)).toBeVisible();
    }
    await performTables(context);
  },
};
