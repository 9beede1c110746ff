import { calendar } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { busyMonth, ownCalendarEvents } from '@quad/domain/fixtures';
import { act, focuses, isNot, keys, plays, presses, says, sees, seesRole, seesTitle } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { backend, PAGE, retries, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { CalendarPage } from './CalendarPage.tsx';

const BUSY = ownCalendarEvents(busyMonth(90));

const meta = {
  title: 'Pages/Calendar/CalendarPage',
  component: CalendarPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/calendar" />,
  beforeEach: backend(() => [mock(calendar.mine).ok(BUSY), ...scenarios.student()]),
} satisfies Meta<typeof CalendarPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  seesTitle('Calendar'),
  seesRole('grid', 'November 2026'),
  seesRole('button', 'Friday, 20 November 2026, today, 4 events'),
  seesRole('button', 'Renew address of My calendar'),
);

/** The URL names the hidden parts. */
export const OnlyRegistered: Story = act(
  { render: () => <Portal path="/calendar?organized=no&followed=no" /> },
  seesRole('button', 'Friday, 20 November 2026, today, 1 event'),
  isNot('checked', 'checkbox', 'Followed units'),
  presses('Followed units', 'checkbox'),
  seesRole('button', 'Friday, 20 November 2026, today, 4 events'),
);

/** Enter opens the day, and the switch goes back; the address of the person's own calendar feed is renewed. */
export const OpensADay: Story = act(
  focuses('button', 'Friday, 20 November 2026, today, 4 events'),
  keys('{Enter}'),
  seesRole('heading', { level: 2, name: 'Friday, 20 November 2026' }),
  presses('Month'),
  seesRole('grid', 'November 2026'),
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Renew address of My calendar' }));
    const renew = await waitFor(() => document.querySelector<HTMLElement>('[role="alertdialog"] button:last-child') as HTMLElement);
    await userEvent.click(renew);
    await expect(await canvas.findByRole('textbox', { name: 'Address of My calendar' })).toHaveValue(
      'https://portal.campus.example/api/calendar/subscriptions/q3T9vXzB1kLw0RmYc8hJ2gq3T9vXzB1kLw0RmYc8hJ2/calendar.ics',
    );
  },
);

export const Week: Story = {
  render: () => <Portal path="/calendar?view=week&day=2026-11-10" />,
  play: seesRole('grid', '8–14 November 2026'),
};

export const Empty: Story = {
  beforeEach: backend(() => [mock(calendar.mine).empty()]),
  play: sees('No events on these days. Register for an event or follow a unit, and it appears here.'),
};

export const Loading: Story = shows(() => [mock(calendar.mine).loading()], 'Loading calendar...');

export const Failed: Story = shows(() => [mock(calendar.mine).offline()], says('Failed to load the calendar.'));

export const Retried: Story = act(
  { ...Failed },
  retries('Failed to load the calendar.', () => [mock(calendar.mine).ok(BUSY)]),
  seesRole('button', 'Friday, 20 November 2026, today, 4 events'),
);
