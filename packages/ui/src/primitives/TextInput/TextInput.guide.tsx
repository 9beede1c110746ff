import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { TextInput } from './TextInput.tsx';

const INPUT = { role: 'textbox', name: 'Room/Venue Name' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: [
    'The value is one line of text: a title, a name, a place.',
    'Digits only identify something, such as a phone number: with `inputMode="numeric"` phones show the numeric keyboard.',
  ],
  useInstead: [
    { when: 'The value has several lines', component: 'Textarea' },
    { when: 'The number is a count or is calculated with', component: 'NumberInput' },
    { when: 'It is one of a list', component: 'Select' },
    { when: 'It is one of many options that people search', component: 'Combobox' },
    { when: 'It filters the content of the page', component: 'SearchField' },
  ],
  anatomy: [
    { part: 'Box', is: 'as wide as its container. Its border is critical if the field has an error.' },
    { part: 'Placeholder', is: 'an example of a value, hidden from the first letter on. The label names the value.' },
  ],
  dos: [
    {
      do: (
        <Field label="Room/Venue Name">
          <TextInput placeholder="e.g. Main Auditorium" />
        </Field>
      ),
      dont: (
        <Field label="Room/Venue Name">
          <TextInput placeholder="Please enter the name of the room or venue" />
        </Field>
      ),
      why: 'A placeholder shows an example; repeating the label adds nothing.',
    },
    {
      do: (
        <Field label="Student ID">
          <TextInput defaultValue="21CS1042" readOnly />
        </Field>
      ),
      dont: (
        <Field label="Student ID">
          <TextInput defaultValue="21CS1042" disabled />
        </Field>
      ),
      why: 'A read-only value can be focused, announced and copied; a disabled input is skipped.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves into the input and selects its text.', outcome: { focus: INPUT } },
    { keys: 'LHC', does: 'Types.', outcome: { shows: { ...INPUT, state: { value: 'LHC' } } } },
    {
      keys: 'X',
      on: { role: 'textbox', name: 'Room/Venue Name' },
      does: 'Changes nothing in a read-only input.',
      outcome: { shows: { ...INPUT, state: { value: 'Main Auditorium' } } },
      story: 'States',
    },
  ],
  screenReader: [
    { part: 'Input', ...INPUT, state: { value: '' } },
    { part: 'Input only to be read', ...INPUT, state: { value: 'Main Auditorium' }, story: 'States' },
  ],
  adapts: {
    narrow: { says: 'It is as wide as its container, and 44 px high on touch screens.', story: 'Default' },
    long: { says: 'A text that is longer than the input scrolls inside it; nothing grows.', story: 'States' },
    many: { says: '`maxLength` limits the number of letters; use a Textarea for longer values.', story: 'Typed' },
    rightToLeft: { says: 'Text and placeholder start on the right.', story: 'Default' },
  },
  related: ['Field', 'Textarea', 'EmailInput', 'NumberInput', 'SearchField'],
  matrix: 'States',
} satisfies ComponentGuide;
