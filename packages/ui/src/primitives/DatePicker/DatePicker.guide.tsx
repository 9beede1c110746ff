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
  useWhen: ['A calendar helps to find the date of a form field: its weekday, unavailable days, how far away it is.'],
  useInstead: [
    { when: 'People know the date, such as that of a birth', component: 'DateInput' },
    { when: 'A first and a last day are needed', component: 'DateRangePicker' },
    { when: 'There is space to keep the month visible', component: 'Calendar' },
  ],
  anatomy: [
    { part: 'Box', is: 'day, month and year can be typed, in the order of the reader’s system. The value is always YYYY-MM-DD.' },
    { part: 'Opener', is: 'opens the calendar, whose code is loaded when it first opens.' },
    { part: 'Calendar', is: 'a Calendar. Selecting a day closes it, and the focus returns to the button.' },
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
      why: 'Unavailable days are visible when people look for a day.',
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
      why: 'Date and time are two fields with a label each.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first part of the date. Digits fill in the parts, and arrow keys change them, as the browser does.',
      outcome: { focus: INPUT },
    },
    {
      keys: '{Enter}',
      on: OPENER,
      does: 'Opens the calendar, at the selected day or today.',
      outcome: [{ shows: PANEL }, { focus: { role: 'gridcell', name: 'Friday, 20 November 2026, today' } }],
    },
    {
      keys: '{Escape}',
      does: 'Closes it without a change.',
      outcome: [{ hides: PANEL }, { focus: OPENER }, { doesNotCall: 'onValueChange' }],
    },
    { keys: '{Enter}', does: 'Opens it again.', outcome: { focus: { role: 'gridcell', name: 'Friday, 20 November 2026, today' } } },
    {
      keys: '{ArrowRight}{Enter}',
      does: 'Arrow keys move between days, as in Calendar; Enter selects, closes it and returns the focus.',
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
    narrow: { says: 'The input is as wide as its container; the calendar is never wider than the window.', story: 'Open' },
    long: { says: 'Hint and error belong to the Field and wrap there.', story: 'States' },
    many: { says: '`min` and `max` limit the days that the calendar offers.', story: 'Bounded' },
    rightToLeft: { says: 'The button is on the left.', story: 'OpenRightToLeft' },
  },
  related: ['DateRangePicker', 'DateInput', 'Calendar', 'Field'],
  matrix: 'States',
} satisfies ComponentGuide;
