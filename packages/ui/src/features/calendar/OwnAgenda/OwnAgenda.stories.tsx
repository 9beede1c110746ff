import { manyCalendarEvents } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { plays, sees, seesMany, sequence } from '../../../plays.ts';
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

const meta = {
  title: 'Features/Calendar/OwnAgenda',
  component: OwnAgenda,
  parameters: { tables },
  args: { events: EVENTS },
} satisfies Meta<typeof OwnAgenda>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(seesMany(3, 'listitem'), performTables) };

/** As high as three events, so that nothing below moves. */
export const Nothing: Story = plays({ args: { events: [] } }, sees('No upcoming events.'), ({ canvas }) =>
  expect(canvas.getByRole('list').getBoundingClientRect().height).toBe(96),
);

export const Loading: Story = { args: { events: undefined } };
