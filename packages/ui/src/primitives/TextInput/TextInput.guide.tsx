import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { TextInput } from './TextInput.tsx';

const INPUT = { role: 'textbox', name: 'Room/Venue Name' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: [
    'The answer is one line of text: a title, a name, a place.',
    'Digits only name something, as those of a telephone number do: with `inputMode="numeric"` phones show the digits.',
  ],
  useInstead: [
    { when: 'The answer has several lines', component: 'Textarea' },
    { when: 'It is a number that is counted or calculated with', component: 'NumberInput' },
    { when: 'It is one of a list', component: 'Select' },
    { when: 'It is one of many that one searches', component: 'Combobox' },
    { when: 'It narrows down what is on the screen', component: 'SearchField' },
  ],
  anatomy: [
    { part: 'Box', is: 'what is typed into, as wide as its place. Its border turns critical where the field has an error.' },
    { part: 'Placeholder', is: 'an example of what to type, gone with the first letter. The label says what is asked for.' },
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
      why: 'A placeholder shows how an answer looks; repeating the label says nothing new.',
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
      why: 'What is only to be read is reached by the keyboard, read out and copied; a disabled input is passed by.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves into the input and selects what stands in it.', outcome: { focus: INPUT } },
    { keys: 'LHC', does: 'Types.', outcome: { shows: { ...INPUT, state: { value: 'LHC' } } } },
    {
      keys: 'X',
      on: { role: 'textbox', name: 'Room/Venue Name' },
      does: 'Changes nothing where the input is only to be read.',
      outcome: { shows: { ...INPUT, state: { value: 'Main Auditorium' } } },
      story: 'States',
    },
  ],
  screenReader: [
    { part: 'Input', ...INPUT, state: { value: '' } },
    { part: 'Input only to be read', ...INPUT, state: { value: 'Main Auditorium' }, story: 'States' },
  ],
  adapts: {
    narrow: { says: 'It is as wide as its place, and 44 px high under a finger.', story: 'Default' },
    long: { says: 'A text that is longer than the box scrolls inside it; nothing grows.', story: 'States' },
    many: { says: 'With `maxLength` no more letters are taken; an answer of more than a line belongs into a Textarea.', story: 'Typed' },
    rightToLeft: { says: 'Text and placeholder begin at the right.', story: 'Default' },
  },
  related: ['Field', 'Textarea', 'EmailInput', 'NumberInput', 'SearchField'],
  matrix: 'States',
} satisfies ComponentGuide;
