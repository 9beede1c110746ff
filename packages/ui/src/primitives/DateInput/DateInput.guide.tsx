import { Inline } from '../../layout/Inline/Inline.tsx';
import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { TimeInput } from '../TimeInput/TimeInput.tsx';
import { DateInput } from './DateInput.tsx';

const INPUT = { role: 'date field', name: 'Date' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A form has a date: that of an event, or a deadline.'],
  useInstead: [
    { when: 'Weekdays, or unavailable days, matter', component: 'DatePicker' },
    { when: 'A time of day is needed', component: 'TimeInput' },
    { when: 'One of a few terms or years is selected', component: 'Select' },
  ],
  anatomy: [
    { part: 'Box', is: 'day, month and year, in the order of the reader’s system. The value is always YYYY-MM-DD.' },
    { part: 'Calendar', is: 'the browser’s own, opened by the button at the end; on phones by the input itself.' },
  ],
  dos: [
    {
      do: (
        <Field label="Date">
          <DateInput />
        </Field>
      ),
      dont: (
        <Field label="Date">
          <TextInput placeholder="DD/MM/YYYY" />
        </Field>
      ),
      why: 'Everybody types a date as in their own system; nobody has to guess which number is the month.',
    },
    {
      do: (
        <Inline align="end">
          <Field label="Date">
            <DateInput />
          </Field>
          <Field label="Time">
            <TimeInput />
          </Field>
        </Inline>
      ),
      dont: (
        <Field label="Date and time">
          <TextInput placeholder="24 Nov 2026, 6:30 pm" />
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
  ],
  screenReader: [
    { part: 'Box', ...INPUT, state: { required: true, value: '' } },
    { part: 'Box with a day', ...INPUT, state: { value: '2026-11-24' }, story: 'Filled' },
  ],
  adapts: {
    narrow: { says: 'It is as wide as its container.', story: 'Filled' },
    long: { says: 'A date has eight digits; their order depends on the system.', story: 'Filled' },
    many: { says: '`min` and `max` limit the days that the calendar offers.', story: 'Typed' },
    rightToLeft: { says: 'The calendar’s button is on the left.', story: 'Filled' },
  },
  related: ['Field', 'DatePicker', 'TimeInput', 'Select'],
  matrix: 'Filled',
} satisfies ComponentGuide;
