import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { performTables } from '../../../testing/performTables.ts';
import { guide } from './PresidentCounters.guide.tsx';
import { PresidentCounters } from './PresidentCounters.tsx';

const performGuide = performTables(guide);

const known = (value: number) => ({ value, isLoading: false });
const loading = { value: undefined, isLoading: true };

const meta = {
  title: 'Features/Dashboard/PresidentCounters',
  component: PresidentCounters,
  args: { counters: { pendingApprovals: known(9), roomBookings: known(31), events: known(12_480), records: known(52) } },
} satisfies Meta<typeof PresidentCounters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    const { canvas } = context;
    const names = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(names).toEqual(['Pending Approvals', 'Room Bookings', 'Upcoming Events', 'COSA Records']);
    await expect(canvas.getByText('12,480')).toBeVisible();
    await performGuide(context);
  },
};

export const OneFailed: Story = {
  args: { counters: { ...meta.args.counters, roomBookings: { value: undefined, isLoading: false } } },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getAllByText('–')).toHaveLength(1);
    await expect(canvas.getByText('9')).toBeVisible();
    await performGuide(context);
  },
};

export const Loading: Story = {
  args: { counters: { pendingApprovals: loading, roomBookings: loading, events: loading, records: loading } },
  play: performGuide,
};
