import { calendar } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { busyMonth } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { EventsCalendar } from './EventsCalendar.tsx';

const meta = {
  title: 'Pages/Calendar/EventsCalendar',
  component: EventsCalendar,
  parameters: { ...PAGE },
  args: { view: 'month' },
  render: ({ view }) => <Portal path={`/events?view=${view}`} />,
  beforeEach: backend(() => [mock(calendar.events).ok(busyMonth(300)), ...scenarios.president()]),
} satisfies Meta<typeof EventsCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Friday, 20 November 2026, today, 13 events' })).toBeVisible();
  },
};

export const Student: Story = {
  beforeEach: backend(() => scenarios.student()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'November 2026' })).toBeVisible();
  },
};

export const Coordinator: Story = { ...Student, beforeEach: backend(() => scenarios.coordinator()) };
export const GeneralSecretary: Story = { ...Student, beforeEach: backend(() => scenarios.scitech()) };

export const Week: Story = { args: { view: 'week' } };
export const Day: Story = { args: { view: 'day' } };

/** The list is what everybody sees first, and comes back with the switch. */
export const FromTheList: Story = {
  tags: ['act'],
  render: () => <Portal path="/events" />,
  beforeEach: backend(() => scenarios.student()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('list', { name: 'Events' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Month' }));
    await expect(await canvas.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'List' }));
    await expect(await canvas.findByRole('list', { name: 'Events' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: backend(() => [mock(calendar.events).empty(), ...scenarios.student()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No events on these days.')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: backend(() => [mock(calendar.events).loading(), ...scenarios.student()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading calendar...')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: backend(() => [mock(calendar.events).fails(503, 'The server is busy.'), ...scenarios.student()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
