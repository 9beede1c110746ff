import { manyCalendarEvents } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { OwnAgenda } from './OwnAgenda.tsx';

const EVENTS = manyCalendarEvents(6);
const [FIRST] = EVENTS;

const tables = {
  keyboard: [{ keys: '{Tab}', does: 'Moves to the first event.', outcome: { focus: { role: 'link', name: FIRST?.title ?? '' } } }],
  screenReader: [
    { part: 'List', role: 'list' },
    { part: 'Event', role: 'link', name: FIRST?.title ?? '' },
  ],
} satisfies ComponentTables;
const performGuide = performTables(tables);

const meta = {
  title: 'Features/Calendar/OwnAgenda',
  component: OwnAgenda,
  parameters: { tables },
  args: { events: EVENTS },
} satisfies Meta<typeof OwnAgenda>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    await expect(context.canvas.getAllByRole('listitem')).toHaveLength(3);
    await performGuide(context);
  },
};

/** As high as three: nothing below it moves when it comes. */
export const Nothing: Story = {
  args: { events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No upcoming events.')).toBeVisible();
    await expect(canvas.getByRole('list').getBoundingClientRect().height).toBe(96);
  },
};

export const Loading: Story = { args: { events: undefined } };
