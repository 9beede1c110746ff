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
  useWhen: ['A form asks from which day to which other one: a camp, a tenure, the days of a report.'],
  useInstead: [
    { when: 'It is a single day', component: 'DatePicker' },
    { when: 'There is room to keep the months in sight', component: 'RangeCalendar' },
    { when: 'One of a few known times is chosen, such as a term', component: 'Select' },
  ],
  anatomy: [
    { part: 'From and To', is: 'a box each, in which a day is typed.' },
    { part: 'Opener', is: 'opens the calendar, whose code comes when it is opened for the first time.' },
    { part: 'Calendar', is: 'as RangeCalendar. The last day closes it, and the focus goes back to the opener.' },
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
      why: 'They are one answer: one calendar shows both, and what lies between.',
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
      why: 'The sentence says what is wrong, and with it what to do.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves to the first part of the first day.', outcome: { focus: FROM } },
    {
      keys: '{Enter}',
      on: OPENER,
      does: 'Opens the calendar, at the first day or at today.',
      outcome: { focus: { role: 'gridcell', name: 'Friday, 20 November 2026, today' } },
    },
    {
      keys: '{Enter}{Escape}',
      does: 'Closes it, and nothing is changed, even where the first day was just chosen.',
      outcome: [{ hides: PANEL }, { focus: OPENER }, { doesNotCall: 'onValueChange' }],
    },
    { keys: '{Enter}', does: 'Opens it again.', outcome: { focus: { role: 'gridcell', name: 'Friday, 20 November 2026, today' } } },
    {
      keys: '{Enter}{ArrowDown}{Enter}',
      does: 'Chooses both days and closes it.',
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
    narrow: { says: 'The boxes go under each other.', story: 'States' },
    long: { says: 'Hint and error are the Field’s and break there.', story: 'States' },
    many: { says: 'A range may reach over months that are not in sight.', story: 'Open' },
    rightToLeft: { says: 'The first day stands on the right.', story: 'States' },
  },
  related: ['RangeCalendar', 'DatePicker', 'Field'],
  matrix: 'States',
} satisfies ComponentGuide;
