import { activities, counters } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { plays, sees, seesMany, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { PresidentDashboardPage } from './PresidentDashboardPage.tsx';

const meta = {
  title: 'Pages/Dashboards/PresidentDashboardPage',
  component: PresidentDashboardPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/president-dashboard" />,
  beforeEach: backend(scenarios.president),
} satisfies Meta<typeof PresidentDashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(async ({ canvas, step }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'President Dashboard' })).toBeVisible();
  await expect(await canvas.findByText('Presidential Access')).toBeVisible();
  await step('the second host is counted', async () => {
    // Only events that have not begun are counted, out of twelve.
    await expect(await canvas.findByText('7')).toBeVisible();
    await expect(await canvas.findByText('25')).toBeVisible();
  });
  await step('what waits comes first', async () => {
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Waits for you');
  });
  await step('eight tiles', async () => {
    await expect(within(canvas.getByRole('region', { name: 'Quick Actions' })).getAllByRole('link')).toHaveLength(8);
  });
  await expect(await canvas.findByText('Main Auditorium approved for Line Follower Challenge')).toBeVisible();
});

export const Loading: Story = shows(
  () => [
    mock(counters.roomRequests).loading(),
    mock(counters.events).loading(),
    mock(counters.tenure).loading(),
    mock(activities.recent).loading(),
  ], // Appears together with the pending items above it.
  sees('Loading activities...'),
  seesMany(4, 'text', '…'),
);

/** A counter that fails shows a dash; the others are not affected. */
export const OneCounterFailed: Story = shows(() => [mock(counters.tenure).fails(403, 'No.')], sees('7'), seesMany(1, 'text', '–'));

export const Empty: Story = {
  beforeEach: backend(() => [mock(activities.recent).empty(), mock(counters.tenure).empty(), ...scenarios.president({ events: [] })]),
  play: sequence(sees('No recent activities found'), ({ canvas }) => waitFor(() => expect(canvas.getAllByText('0')).toHaveLength(4))),
};

export const Failed: Story = shows(() => [mock(activities.recent).fails(403, 'No.')], 'No recent activities found');
