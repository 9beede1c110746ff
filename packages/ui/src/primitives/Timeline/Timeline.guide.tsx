import type { ComponentGuide } from '../../testing/guide.ts';
import { Timeline } from './Timeline.tsx';

const ROWS = [
  { id: 'a', label: 'Main Auditorium' },
  { id: 'b', label: 'Seminar Hall' },
];
const DAYS = ['2026-11-24'];

function cell(name: string) {
  return { role: 'gridcell', name } as const;
}

const BOOKED = cell('9:00 am to 11:00 am, booked: Line Follower Championship, Main Auditorium, Tue, 24 Nov');

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['People look for a free room, or want to see at a glance what is booked when, and by whom.'],
  useInstead: [
    { when: 'Bookings are read, sorted and decided', component: 'DataTable' },
    { when: 'Whole days are selected', component: 'RangeCalendar' },
    { when: 'The time is known', component: 'TimeInput' },
  ],
  anatomy: [
    { part: 'Head', is: 'days and hours, which stay visible while the rows scroll.' },
    { part: 'Row', is: 'its name stays visible while the hours scroll.' },
    {
      part: 'Block',
      is: 'bookings, in one of four patterns that differ without colour; overlapping ones are one block, whose name lists all of them.',
    },
    { part: 'Chosen', is: 'free slots of one row and one day, with an outline; limited by bookings.' },
    { part: 'Line and legend', is: 'the next step, if there is one, and the meaning of the patterns.' },
  ],
  dos: [
    {
      do: (
        <Timeline
          label="Rooms on 24 November"
          rowName="Room"
          rows={ROWS}
          days={DAYS}
          fromHour={8}
          toHour={13}
          bookings={[{ id: '1', rowId: 'a', start: '2026-11-24T09:00', end: '2026-11-24T11:00', status: 'booked', label: 'Robo Night' }]}
        />
      ),
      dont: (
        <Timeline
          label="Timeline"
          rowName="Name"
          rows={ROWS}
          days={DAYS}
          fromHour={0}
          toHour={24}
          bookings={[{ id: '1', rowId: 'a', start: '2026-11-24T09:00', end: '2026-11-24T11:00', status: 'booked', label: 'Booked' }]}
        />
      ),
      why: 'Show only the hours in which a room can be booked, and the purpose of a booking: its pattern already shows that it is booked.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the last focused slot; initially to the earliest one of the first row.',
      outcome: { focus: cell('8:00 am to 8:30 am, free, Main Auditorium, Tue, 24 Nov') },
    },
    {
      keys: '{ArrowRight}{ArrowRight}',
      does: 'Left and Right move by a slot, and across a block in one step.',
      outcome: { focus: BOOKED },
    },
    {
      keys: '{Enter}',
      does: 'Opens a block; so does Space.',
      outcome: [{ calls: 'onBookingSelect' }, { doesNotCall: 'onValueChange' }],
    },
    {
      keys: '{ArrowRight}',
      does: 'Moves on behind the block.',
      outcome: { focus: cell('11:00 am to 11:30 am, free, Main Auditorium, Tue, 24 Nov') },
    },
    {
      keys: '{End}',
      does: 'Home and End move to the first and last slot of the day.',
      outcome: { focus: cell('9:30 pm to 10:00 pm, free, Main Auditorium, Tue, 24 Nov') },
    },
    {
      keys: '{ArrowDown}{ArrowDown}{Home}',
      does: 'Up and Down move by a row, Page Up and Page Down by ten, Ctrl with Home and End to the first and last slot of all.',
      outcome: { focus: cell('8:00 am to 8:30 am, free, Robotics Lab, Tue, 24 Nov') },
    },
    {
      keys: '{Enter}{ArrowRight}',
      does: 'Starts a range, which the arrow keys extend.',
      outcome: [{ doesNotCall: 'onValueChange' }, { shows: { role: 'status', text: 'Choose the last slot' } }],
    },
    {
      keys: '{Escape}',
      does: 'Cancels the range.',
      outcome: [{ doesNotCall: 'onValueChange' }, { shows: { role: 'status', text: 'Choose the first slot, or draw over several' } }],
    },
    {
      keys: '{Home}{Enter}{ArrowRight}{ArrowRight}[Space]',
      does: 'Selects the slots from the first to the last.',
      outcome: { calls: 'onValueChange' },
    },
    {
      keys: '{Tab}{Enter}',
      does: 'Does nothing on a free slot if ranges cannot be selected, because there is no `onValueChange`.',
      outcome: [
        { focus: cell('8:00 am to 8:30 am, free, Main Auditorium, Tue, 24 Nov') },
        { shows: { role: 'status', text: 'Press a booking to see its details.' } },
      ],
      story: 'WithoutSelection',
    },
    {
      keys: '{ArrowRight}{ArrowRight}{Enter}',
      does: 'Moves and opens a block all the same.',
      outcome: [{ focus: BOOKED }, { calls: 'onBookingSelect' }],
      story: 'WithoutSelection',
    },
  ],
  screenReader: [
    { part: 'Grid', role: 'grid', name: 'Rooms on 24 November', description: 'Choose the first slot, or draw over several' },
    { part: 'Name of a row', role: 'rowheader', name: 'Seminar Hall' },
    { part: 'Hour', role: 'columnheader', name: '8 am' },
    { part: 'Free slot', ...cell('8:00 am to 8:30 am, free, Main Auditorium, Tue, 24 Nov'), state: { selected: false } },
    {
      part: 'Grid in which no range can be selected',
      role: 'grid',
      name: 'Rooms on 24 November',
      description: 'Press a booking to see its details.',
      story: 'WithoutSelection',
    },
    { part: 'Booked', ...BOOKED },
    {
      part: 'Asked for twice',
      ...cell('1:00 pm to 4:00 pm, requested: Winter play, Debate, Main Auditorium, Tue, 24 Nov'),
      story: 'Statuses',
    },
    { part: 'One’s own', ...cell('10:30 am to 12:00 pm, yours: Robo Night, Seminar Hall, Tue, 24 Nov'), story: 'Statuses' },
    { part: 'Closed', ...cell('8:00 am to 12:00 pm, closed: New floor, Badminton Court, Tue, 24 Nov'), story: 'Statuses' },
  ],
  adapts: {
    narrow: {
      says: 'Names of rows stay; the hours scroll beside them. On touch screens, tap the first and the last slot; other gestures scroll.',
      story: 'Touched',
    },
    long: { says: 'A name wraps to two lines; the text of a block is cut off at its end and complete in its tooltip.', story: 'Statuses' },
    many: { says: 'Of hundreds of rows and a week of hours only the visible ones are rendered: at most 200 elements.', story: 'Many' },
    rightToLeft: { says: 'Hours run from right to left; Left moves forward.', story: 'RightToLeft' },
  },
  related: ['RangeCalendar', 'DataTable', 'TimeInput'],
  matrix: 'Statuses',
} satisfies ComponentGuide;
