import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { Select } from '../Select/Select.tsx';
import { TimeInput } from './TimeInput.tsx';

const INPUT = { role: 'time field', name: 'Time' } as const;
const QUARTERS = ['18:00', '18:15', '18:30', '18:45'].map((value) => ({ value, label: value }));

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A time of day is needed: the start of an event, or the end of a booking.'],
  useInstead: [
    { when: 'A date is needed', component: 'DateInput' },
    { when: 'It is a duration', component: 'NumberInput' },
    { when: 'There are a few fixed times', component: 'RadioGroup' },
  ],
  anatomy: [
    { part: 'Box', is: 'hour and minute, in the 12 or 24 hours of the reader’s system. The value is always HH:MM.' },
    { part: 'Picker', is: 'the browser’s own, if it has one: opened by the button at the end, on phones by the input itself.' },
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
      why: 'A time is four digits; a list of quarter hours is long and may lack the needed one.',
    },
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the hour. Digits fill in hour and minute, and arrow keys change them, as the browser does.',
      outcome: { focus: INPUT },
    },
  ],
  screenReader: [
    { part: 'Box', ...INPUT, state: { required: true, value: '' } },
    { part: 'Box with a time', ...INPUT, state: { value: '18:30' }, story: 'Filled' },
  ],
  adapts: {
    narrow: { says: 'It is as wide as its container.', story: 'Filled' },
    long: { says: 'A time has four digits, with am or pm depending on the system.', story: 'Filled' },
    many: { says: '`step` is the step of the minutes, `min` and `max` are the earliest and the latest time.', story: 'Typed' },
    rightToLeft: { says: 'The picker’s button is on the left.', story: 'Filled' },
  },
  related: ['Field', 'DateInput', 'NumberInput'],
  matrix: 'Filled',
} satisfies ComponentGuide;
