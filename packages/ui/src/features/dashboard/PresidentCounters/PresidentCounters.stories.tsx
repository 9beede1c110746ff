import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { plays, sees, seesMany, sequence } from '../../../plays.ts';
import { type ComponentTables, key, ofStory, performTables } from '../../../testing/performTables.ts';
import { PresidentCounters } from './PresidentCounters.tsx';

const tables = {
  keyboard: [
    ...ofStory(
      'OneFailed',
      key('{Tab}', 'Moves to the first counter.', { focus: { role: 'link', name: 'Pending Approvals' } }),
      key('{Tab}', 'Moves to the next, whether its count could be had or not.', { focus: { role: 'link', name: 'Room Bookings' } }),
    ),
  ],
  screenReader: [
    { part: 'Counter', role: 'link', name: 'Pending Approvals' },
    { part: 'Last counter', role: 'link', name: 'COSA Records' },
    { part: 'Counter while it loads', role: 'link', name: 'Upcoming Events', story: 'Loading' },
  ],
} satisfies ComponentTables;

const known = (value: number) => ({ value, isLoading: false });
const loading = { value: undefined, isLoading: true };

const COUNTERS = { pendingApprovals: known(9), roomBookings: known(31), events: known(12_480), records: known(52) };

const meta = {
  title: 'Features/Dashboard/PresidentCounters',
  component: PresidentCounters,
  parameters: { tables },
  args: { counters: COUNTERS },
} satisfies Meta<typeof PresidentCounters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(async (context) => {
  const { canvas } = context;
  const names = canvas.getAllByRole('link').map((link) => link.textContent);
  await expect(names).toEqual(['Pending Approvals', 'Room Bookings', 'Upcoming Events', 'COSA Records']);
  await expect(canvas.getByRole('link', { name: 'Pending Approvals' })).toHaveAttribute('href', '/inbox?kind=room-request');
  await expect(canvas.getByText('12,480')).toBeVisible();
  await performTables(context);
});

export const OneFailed: Story = {
  args: { counters: { ...COUNTERS, roomBookings: { value: undefined, isLoading: false } } },
  play: sequence(seesMany(1, 'text', '–'), sees('9'), performTables),
};

export const Loading: Story = {
  args: { counters: { pendingApprovals: loading, roomBookings: loading, events: loading, records: loading } },
  play: performTables,
};
