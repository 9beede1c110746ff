import { anEvent, campusMoment } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { act, hasAttribute, lacks, plays } from '../../../plays.ts';
import { type ComponentTables, key, performTables } from '../../../testing/performTables.ts';
import { AddToCalendar } from './AddToCalendar.tsx';

const GOOGLE = { role: 'link', name: 'Add to Google Calendar' } as const;
const FILE = { role: 'link', name: 'Download .ics' } as const;

const tables = {
  keyboard: [key('{Tab}', 'Moves to the first link.', { focus: GOOGLE }), key('{Tab}', 'Moves to the second.', { focus: FILE })],
  screenReader: [
    { part: 'Google', ...GOOGLE },
    { part: 'File', ...FILE },
  ],
} satisfies ComponentTables;
const event = anEvent({
  schedule: { ...anEvent().schedule, start: campusMoment(1, '16:00'), end: campusMoment(1, '18:00'), venue: 'Hall' },
});

const meta = {
  title: 'Features/Calendar/AddToCalendar',
  component: AddToCalendar,
  parameters: { tables },
  args: { event, url: 'https://portal.campus.example/events/1', fileHref: '/api/events/1/calendar.ics' },
} satisfies Meta<typeof AddToCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  hasAttribute(
    'link',
    'Add to Google Calendar',
    'href',
    'https://calendar.google.com/calendar/render?action=TEMPLATE&text=Line+Follower+Challenge&dates=20261121T103000Z%2F20261121T123000Z&ctz=Asia%2FKolkata&details=https%3A%2F%2Fportal.campus.example%2Fevents%2F1&location=Hall',
  ),
  hasAttribute('link', 'Download .ics', 'href', '/api/events/1/calendar.ics'),
  performTables,
);

/** An event without a date cannot be added. */
export const Undated: Story = act({ args: { event: anEvent({ schedule: { ...event.schedule, start: null, end: null } }) } }, lacks('link'));
