import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { Select } from '../Select/Select.tsx';
import { TimeInput } from './TimeInput.tsx';

const INPUT = { role: 'time field', name: 'Time' } as const;
const QUARTERS = ['18:00', '18:15', '18:30', '18:45'].map((value) => ({ value, label: value }));

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A time of day is asked for: when an event begins, until when a room is needed.'],
  useInstead: [
    { when: 'A day is asked for', component: 'DateInput' },
    { when: 'It is how long something takes', component: 'NumberInput' },
    { when: 'There are a few fixed times', component: 'RadioGroup' },
  ],
  anatomy: [
    { part: 'Box', is: 'hour and minute, in 12 or 24 hours as the reader’s own system has it. The value is always HH:MM.' },
    { part: 'Picker', is: 'the browser’s own, where it has one: opened by the button at the end, on phones by the box itself.' },
  ],
  dos: [
    {
      do: (
        <Field label="Time" hint="Time of the campus">
          <TimeInput />
        </Field>
      ),
      dont: (
        <Field label="Time">
          <Select options={QUARTERS} />
        </Field>
      ),
      why: 'A time is typed in four digits; a list of quarters is long and has not the one that is needed.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the hour. Digits fill in hour and minute, and arrows change them, as the browser does it.',
      outcome: { focus: INPUT },
    },
  ],
  screenReader: [
    { part: 'Box', ...INPUT, state: { required: true, value: '' } },
    { part: 'Box with a time', ...INPUT, state: { value: '18:30' }, story: 'Filled' },
  ],
  adapts: {
    narrow: { says: 'It is as wide as its place.', story: 'Filled' },
    long: { says: 'A time has four digits, with am or pm where the system writes so.', story: 'Filled' },
    many: { says: '`step` says how fine the minutes are, `min` and `max` from when to when.', story: 'Typed' },
    rightToLeft: { says: 'The picker’s button stands on the left.', story: 'Filled' },
  },
  related: ['Field', 'DateInput', 'NumberInput'],
  matrix: 'Filled',
} satisfies ComponentGuide;
