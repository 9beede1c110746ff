import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Textarea } from './Textarea.tsx';

const AREA = { role: 'textbox', name: 'Purpose/Description' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['The answer is a sentence or more: what an event is about, what went well, why something was refused.'],
  useInstead: [
    { when: 'The answer is a few words in one line', component: 'TextInput' },
    { when: 'The answer is a list of short texts', component: 'TagListInput' },
  ],
  anatomy: [
    { part: 'Area', is: 'what is typed into: three lines high unless `rows` says otherwise. Its corner makes it higher, never wider.' },
    { part: 'Counter', is: 'how many characters are used of `maxLength`; it is read out with the label, not at each letter.' },
  ],
  dos: [
    {
      do: (
        <Field label="Purpose/Description">
          <Textarea />
        </Field>
      ),
      dont: (
        <Field label="Purpose/Description">
          <TextInput />
        </Field>
      ),
      why: 'The height tells how much is expected, and what was written stays in sight.',
    },
    {
      do: (
        <Field label="Purpose/Description">
          <Textarea maxLength={500} />
        </Field>
      ),
      dont: (
        <Field label="Purpose/Description" error="The text is too long.">
          <Textarea />
        </Field>
      ),
      why: 'A limit is shown while one writes; nobody has to shorten a text afterwards.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves into the area; pressed once more it leaves it.', outcome: { focus: AREA } },
    {
      keys: 'A{Enter}B',
      does: 'Enter begins a new line and does not send the form.',
      outcome: { shows: { ...AREA, state: { value: 'A\nB' } } },
    },
  ],
  screenReader: [
    { part: 'Area', ...AREA, state: { value: '' } },
    { part: 'Counter', ...AREA, description: '9 of 40 characters', story: 'Counted' },
  ],
  adapts: {
    narrow: { says: 'It is as wide as its place; the counter stays under its end.', story: 'Counted' },
    long: { says: 'A text that is higher than the area scrolls inside it.', story: 'ManyLines' },
    many: { says: 'At `maxLength` no more letters are taken, and the counter says so.', story: 'Counted' },
    rightToLeft: { says: 'Lines begin at the right; the counter stands at the left.', story: 'Counted' },
  },
  related: ['Field', 'TextInput', 'TagListInput'],
  matrix: 'ManyLines',
} satisfies ComponentGuide;
