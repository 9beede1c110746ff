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
  useWhen: ['People select a day by the look of a month: which days are free, which is a Saturday, how far away it is.'],
  useInstead: [
    { when: 'It is a field of a form', component: 'DatePicker' },
    { when: 'A first and a last day are selected', component: 'RangeCalendar' },
    { when: 'People know the date, such as that of a birth', component: 'DateInput' },
  ],
  anatomy: [
    { part: 'Title', is: 'month and year, in the language of the locale.' },
    { part: 'Page buttons', is: 'previous and next month; unavailable if all days there are out of bounds.' },
    {
      part: 'Grid',
      is: 'weeks of seven days, always six rows, so that nothing below moves. The locale decides the first day of the week.',
    },
    { part: 'Day', is: 'today has an outline; an unavailable day is struck out, and its reason is announced with it.' },
    { part: 'Line', is: 'the reason of the focused day, if there are reasons.' },
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
      why: 'An unavailable day gives a reason. Use bounds for everything before and after the selectable days.',
    },
    {
      do: (
        <Field label="Date of birth">
          <DateInput defaultValue="2006-03-14" />
        </Field>
      ),
      dont: <Calendar label="Date of birth" defaultValue="2006-03-14" />,
      why: 'Nobody goes back two hundred months for a date that can be typed.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}{Tab}{Tab}',
      does: 'Moves past the two month buttons to the selected day, otherwise to today.',
      outcome: { focus: DAY_24 },
    },
    { keys: '{ArrowRight}', does: 'Moves to the next day; Left moves to the previous one.', outcome: { focus: DAY_25 } },
    {
      keys: '{ArrowDown}',
      does: 'Moves to the same weekday of the next week, also across the end of the month.',
      outcome: { focus: day('Wednesday, 2 December 2026') },
    },
    { keys: '{ArrowUp}', does: 'Moves back a week.', outcome: { focus: DAY_25 } },
    { keys: '{Home}', does: 'Moves to the first day of the week.', outcome: { focus: day('Sunday, 22 November 2026') } },
    { keys: '{End}', does: 'Moves to the last day of the week.', outcome: { focus: day('Saturday, 28 November 2026') } },
    { keys: '{PageDown}', does: 'Moves to the same day of the next month.', outcome: { focus: day('Monday, 28 December 2026') } },
    { keys: '{Shift>}{PageDown}{/Shift}', does: 'Moves forward by a year.', outcome: { focus: day('Tuesday, 28 December 2027') } },
    {
      keys: '{Shift>}{PageUp}{/Shift}{PageUp}',
      does: 'Moves back by a year, and by a month.',
      outcome: { focus: day('Saturday, 28 November 2026') },
    },
    {
      keys: '{Enter}',
      does: 'Selects the day; so does Space.',
      outcome: [{ calls: 'onValueChange' }, { shows: { ...day('Saturday, 28 November 2026'), state: { selected: true } } }],
    },
    {
      keys: '{Tab}{Tab}{Tab}{ArrowRight}{ArrowRight}',
      does: 'Moves to unavailable days too, and announces the reason.',
      outcome: { focus: day('Thursday, 26 November 2026, the hall is taken') },
      story: 'Unavailable',
    },
    { keys: '{Enter}', does: 'Does not select an unavailable day.', outcome: { doesNotCall: 'onValueChange' }, story: 'Unavailable' },
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
    narrow: { says: 'Seven days fit into 280 pixels; a second month is only shown from the width of a tablet on.', story: 'TwoMonths' },
    long: { says: 'Names of months are in the language of the locale and wrap below the buttons.', story: 'InGerman' },
    many: { says: 'Bounds prevent moving through months without selectable days.', story: 'Bounded' },
    rightToLeft: { says: 'Weeks start on the right; Left moves forward, and the month buttons change sides.', story: 'RightToLeft' },
  },
  related: ['DatePicker', 'RangeCalendar', 'DateInput'],
  matrix: 'States',
} satisfies ComponentGuide;
