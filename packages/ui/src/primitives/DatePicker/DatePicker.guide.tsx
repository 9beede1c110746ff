import { Inline } from '../../layout/Inline/Inline.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { DateInput } from '../DateInput/DateInput.tsx';
import { Field } from '../Field/Field.tsx';
import { TimeInput } from '../TimeInput/TimeInput.tsx';
import { DatePicker } from './DatePicker.tsx';

const INPUT = { role: 'date field', name: 'Date' } as const;
const OPENER = { role: 'button', name: 'Choose from a calendar' } as const;
const PANEL = { role: 'dialog', name: 'Day of the event' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['A day of a form is better found in a calendar: which weekday it is, which days are taken, how far away it is.'],
  useInstead: [
    { when: 'The day is known by heart, as that of a birth', component: 'DateInput' },
    { when: 'A first and a last day are asked for', component: 'DateRangePicker' },
    { when: 'There is room to keep the month in sight', component: 'Calendar' },
  ],
  anatomy: [
    { part: 'Box', is: 'day, month and year are typed, in the order of the reader’s own system. The value is always YYYY-MM-DD.' },
    { part: 'Opener', is: 'opens the calendar, whose code comes when it is opened for the first time.' },
    { part: 'Calendar', is: 'as Calendar. A chosen day closes it, and the focus goes back to the opener.' },
  ],
  dos: [
    {
      do: (
        <Field label="Date">
          <DatePicker label="Day of the event" unavailableReason={(day) => (day === '2026-11-26' ? 'the hall is taken' : undefined)} />
        </Field>
      ),
      dont: (
        <Field label="Date" hint="The hall is taken on 26 November">
          <DateInput />
        </Field>
      ),
      why: 'What cannot be had is seen where one looks for a day.',
    },
    {
      do: (
        <Inline align="end">
          <Field label="Date">
            <DatePicker label="Day of the event" />
          </Field>
          <Field label="Time">
            <TimeInput />
          </Field>
        </Inline>
      ),
      dont: (
        <Field label="When">
          <DatePicker label="When" />
        </Field>
      ),
      why: 'Day and time are two answers with a label each.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first part of the day. Digits fill the parts in, and arrows change them, as the browser does it.',
      outcome: { focus: INPUT },
    },
    {
      keys: '{Enter}',
      on: OPENER,
      does: 'Opens the calendar, at the chosen day or at today.',
      outcome: [{ shows: PANEL }, { focus: { role: 'gridcell', name: 'Friday, 20 November 2026, today' } }],
    },
    {
      keys: '{Escape}',
      does: 'Closes it, and nothing is changed.',
      outcome: [{ hides: PANEL }, { focus: OPENER }, { doesNotCall: 'onValueChange' }],
    },
    { keys: '{Enter}', does: 'Opens it again.', outcome: { focus: { role: 'gridcell', name: 'Friday, 20 November 2026, today' } } },
    {
      keys: '{ArrowRight}{Enter}',
      does: 'Arrows go from day to day, as in Calendar; Enter chooses, closes it and goes back.',
      outcome: [{ calls: 'onValueChange' }, { hides: PANEL }, { focus: OPENER }, { shows: { ...INPUT, state: { value: '2026-11-21' } } }],
    },
  ],
  screenReader: [
    { part: 'Box', ...INPUT, state: { value: '' } },
    { part: 'Opener', ...OPENER, state: { expanded: false } },
    { part: 'Calendar', ...PANEL, story: 'Open' },
    { part: 'Chosen day', role: 'gridcell', name: 'Tuesday, 24 November 2026', state: { selected: true }, story: 'Open' },
    {
      part: 'Box with an error',
      role: 'date field',
      name: 'With an error',
      description: 'The hall is taken on this day. Choose another one.',
      state: { invalid: true },
      story: 'States',
    },
  ],
  adapts: {
    narrow: { says: 'The box is as wide as its place; the calendar is never wider than the window.', story: 'Open' },
    long: { says: 'Hint and error are the Field’s and break there.', story: 'States' },
    many: { says: '`min` and `max` bound the days that the calendar offers.', story: 'Bounded' },
    rightToLeft: { says: 'The opener stands on the left.', story: 'OpenRightToLeft' },
  },
  related: ['DateRangePicker', 'DateInput', 'Calendar', 'Field'],
  matrix: 'States',
} satisfies ComponentGuide;
