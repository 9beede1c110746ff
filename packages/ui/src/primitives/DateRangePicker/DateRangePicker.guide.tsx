import { Inline } from '../../layout/Inline/Inline.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { Field } from '../Field/Field.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

const FROM = { role: 'date field', name: 'From' } as const;
const TO = { role: 'date field', name: 'To' } as const;
const OPENER = { role: 'button', name: 'Choose from a calendar' } as const;
const PANEL = { role: 'dialog', name: 'Days of the camp' } as const;

export const guide = {
  status: 'new',
  since: '0.2',
  useWhen: ['A form asks for a first and a last day: a camp, a tenure, the period of a report.'],
  useInstead: [
    { when: 'It is a single day', component: 'DatePicker' },
    { when: 'There is space to keep the months visible', component: 'RangeCalendar' },
    { when: 'One of a few fixed periods is selected, such as a term', component: 'Select' },
  ],
  anatomy: [
    { part: 'From and To', is: 'one input each, in which a date is typed.' },
    { part: 'Opener', is: 'opens the calendar, whose code is loaded when it first opens.' },
    { part: 'Calendar', is: 'a RangeCalendar. Selecting the last day closes it, and the focus returns to the button.' },
  ],
  dos: [
    {
      do: (
        <Field label="Days of the camp" group>
          <DateRangePicker label="Days of the camp" defaultValue={{ start: '2026-11-24', end: '2026-11-27' }} />
        </Field>
      ),
      dont: (
        <Inline align="end">
          <Field label="First day">
            <DatePicker label="First day" defaultValue="2026-11-24" />
          </Field>
          <Field label="Last day">
            <DatePicker label="Last day" defaultValue="2026-11-27" />
          </Field>
        </Inline>
      ),
      why: 'Both days are one answer: one calendar shows them, and the days between.',
    },
    {
      do: (
        <Field label="Days of the camp" group error="The last day is before the first one.">
          <DateRangePicker label="Days of the camp" defaultValue={{ start: '2026-11-27', end: '2026-11-24' }} />
        </Field>
      ),
      dont: (
        <Field label="Days of the camp" group error="Invalid range">
          <DateRangePicker label="Days of the camp" defaultValue={{ start: '2026-11-27', end: '2026-11-24' }} />
        </Field>
      ),
      why: 'The error says what is wrong, and so what to do.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the first part of the first date.', outcome: { focus: FROM } },
    {
      keys: '{Enter}',
      on: OPENER,
      does: 'Opens the calendar, at the first day or today.',
      outcome: { focus: { role: 'gridcell', name: 'Friday, 20 November 2026, today' } },
    },
    {
      keys: '{Enter}{Escape}',
      does: 'Closes it without a change, also if the first day has just been selected.',
      outcome: [{ hides: PANEL }, { focus: OPENER }, { doesNotCall: 'onValueChange' }],
    },
    { keys: '{Enter}', does: 'Opens it again.', outcome: { focus: { role: 'gridcell', name: 'Friday, 20 November 2026, today' } } },
    {
      keys: '{Enter}{ArrowDown}{Enter}',
      does: 'Selects both days and closes it.',
      outcome: [
        { calls: 'onValueChange' },
        { hides: PANEL },
        { focus: OPENER },
        { shows: { ...FROM, state: { value: '2026-11-20' } } },
        { shows: { ...TO, state: { value: '2026-11-27' } } },
      ],
    },
  ],
  screenReader: [
    { part: 'Group', role: 'group', name: 'Days of the camp' },
    { part: 'From', ...FROM, state: { value: '' } },
    { part: 'To', ...TO, state: { value: '' } },
    { part: 'Opener', ...OPENER },
    {
      part: 'Group with an error',
      role: 'group',
      name: 'With an error',
      description: 'The last day is before the first one.',
      story: 'States',
    },
    { part: 'Box with an error', ...FROM, state: { invalid: true }, story: 'States' },
  ],
  adapts: {
    narrow: { says: 'The inputs move below each other.', story: 'States' },
    long: { says: 'Hint and error belong to the Field and wrap there.', story: 'States' },
    many: { says: 'A range may extend over months that are not visible.', story: 'Open' },
    rightToLeft: { says: 'The first day is on the right.', story: 'States' },
  },
  related: ['RangeCalendar', 'DatePicker', 'Field'],
  matrix: 'States',
} satisfies ComponentGuide;
