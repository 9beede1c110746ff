import type { ComponentGuide } from '../../testing/guide.ts';
import { DateInput } from '../DateInput/DateInput.tsx';
import { Field } from '../Field/Field.tsx';
import { Calendar } from './Calendar.tsx';

function day(name: string) {
  return { role: 'gridcell', name } as const;
}

const DAY_24 = day('Tuesday, 24 November 2026');
const DAY_25 = day('Wednesday, 25 November 2026');

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['A day is chosen from what a month looks like: which days are free, which is a Saturday, how far away it is.'],
  useInstead: [
    { when: 'It is one of a form’s fields', component: 'DatePicker' },
    { when: 'A first and a last day are chosen', component: 'RangeCalendar' },
    { when: 'The day is known by heart, as that of a birth', component: 'DateInput' },
  ],
  anatomy: [
    { part: 'Title', is: 'month and year, in the words of the locale.' },
    { part: 'Page buttons', is: 'one month back or on; unavailable where every day there is out of bounds.' },
    {
      part: 'Grid',
      is: 'weeks of seven days, always six rows high, so that nothing below it moves. The week begins as the locale’s does.',
    },
    { part: 'Day', is: 'today has an edge; a day that cannot be had is struck out, and its reason is read with it.' },
    { part: 'Line', is: 'the reason of the day that has the focus, where reasons are given.' },
  ],
  dos: [
    {
      do: (
        <Calendar
          label="Day of the event"
          defaultMonth="2026-11-01"
          unavailableReason={(text) => (text === '2026-11-26' ? 'the hall is taken' : undefined)}
        />
      ),
      dont: <Calendar label="Day of the event" defaultMonth="2026-11-01" max="2026-11-25" />,
      why: 'A day that cannot be had says why. Bounds are for what lies before and after everything that can be chosen.',
    },
    {
      do: (
        <Field label="Date of birth">
          <DateInput defaultValue="2006-03-14" />
        </Field>
      ),
      dont: <Calendar label="Date of birth" defaultValue="2006-03-14" />,
      why: 'Nobody turns two hundred pages to a day that can be typed.',
    },
  ],
  keyboard: [
    { keys: '{Tab}{Tab}{Tab}', does: 'Moves over the two page buttons to the chosen day, else to today.', outcome: { focus: DAY_24 } },
    { keys: '{ArrowRight}', does: 'Moves to the next day; Left to the one before.', outcome: { focus: DAY_25 } },
    {
      keys: '{ArrowDown}',
      does: 'Moves to the same day of the next week, over the end of the month too.',
      outcome: { focus: day('Wednesday, 2 December 2026') },
    },
    { keys: '{ArrowUp}', does: 'Moves back a week.', outcome: { focus: DAY_25 } },
    { keys: '{Home}', does: 'Moves to the first day of the week.', outcome: { focus: day('Sunday, 22 November 2026') } },
    { keys: '{End}', does: 'Moves to the last one.', outcome: { focus: day('Saturday, 28 November 2026') } },
    { keys: '{PageDown}', does: 'Moves to the same day of the next month.', outcome: { focus: day('Monday, 28 December 2026') } },
    { keys: '{Shift>}{PageDown}{/Shift}', does: 'Moves on by a year.', outcome: { focus: day('Tuesday, 28 December 2027') } },
    {
      keys: '{Shift>}{PageUp}{/Shift}{PageUp}',
      does: 'Moves back by a year, and by a month.',
      outcome: { focus: day('Saturday, 28 November 2026') },
    },
    {
      keys: '{Enter}',
      does: 'Chooses the day; Space does so too.',
      outcome: [{ calls: 'onValueChange' }, { shows: { ...day('Saturday, 28 November 2026'), state: { selected: true } } }],
    },
    {
      keys: '{Tab}{Tab}{Tab}{ArrowRight}{ArrowRight}',
      does: 'Days that cannot be had are gone through as well, and say why.',
      outcome: { focus: day('Thursday, 26 November 2026, the hall is taken') },
      story: 'Unavailable',
    },
    { keys: '{Enter}', does: 'Chooses nothing there.', outcome: { doesNotCall: 'onValueChange' }, story: 'Unavailable' },
  ],
  screenReader: [
    { part: 'Calendar', role: 'group', name: 'Day of the event' },
    { part: 'Month', role: 'grid', name: 'November 2026' },
    { part: 'Chosen day', ...DAY_24, state: { selected: true } },
    { part: 'Today', ...day('Friday, 20 November 2026, today'), state: { selected: false } },
    { part: 'Back', role: 'button', name: 'Previous month' },
    { part: 'On', role: 'button', name: 'Next month' },
    {
      part: 'Day that cannot be had',
      ...day('Thursday, 26 November 2026, the hall is taken'),
      state: { unavailable: true },
      story: 'Unavailable',
    },
    { part: 'Button where every day is out of bounds', role: 'button', name: 'Next month', state: { unavailable: true }, story: 'Bounded' },
  ],
  adapts: {
    narrow: { says: 'Seven days fit into 280 pixels; of two months the second is only shown from a tablet upwards.', story: 'TwoMonths' },
    long: { says: 'Names of months are the locale’s and break under the buttons’ line.', story: 'InGerman' },
    many: { says: 'Bounds keep one from turning pages for nothing.', story: 'Bounded' },
    rightToLeft: { says: 'Weeks begin on the right; Left moves on, and the page buttons change places.', story: 'RightToLeft' },
  },
  related: ['DatePicker', 'RangeCalendar', 'DateInput'],
  matrix: 'States',
} satisfies ComponentGuide;
