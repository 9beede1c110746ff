import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Textarea } from './Textarea.tsx';

const AREA = { role: 'textbox', name: 'Purpose/Description' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['The value is a sentence or more: the description of an event, what went well, the reason for a refusal.'],
  useInstead: [
    { when: 'The value is a few words in one line', component: 'TextInput' },
    { when: 'The value is a list of short texts', component: 'TagListInput' },
  ],
  anatomy: [
    { part: 'Area', is: 'three lines high unless `rows` says otherwise. Its corner changes the height, not the width.' },
    { part: 'Counter', is: 'the used characters of `maxLength`; announced with the label, not on each letter.' },
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
      why: 'The height shows how much is expected, and the text stays visible.',
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
      why: 'A limit is shown during typing; nobody has to shorten a text afterwards.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves into the text area; the next Tab leaves it.', outcome: { focus: AREA } },
    {
      keys: 'A{Enter}B',
      does: 'Enter starts a new line and does not submit the form.',
      outcome: { shows: { ...AREA, state: { value: 'A\nB' } } },
    },
  ],
  screenReader: [
    { part: 'Area', ...AREA, state: { value: '' } },
    { part: 'Counter', ...AREA, description: '9 of 40 characters', story: 'Counted' },
  ],
  adapts: {
    narrow: { says: 'It is as wide as its container; the counter stays below its end.', story: 'Counted' },
    long: { says: 'A text that is higher than the text area scrolls inside it.', story: 'ManyLines' },
    many: { says: 'At `maxLength` no more letters are accepted, and the counter shows it.', story: 'Counted' },
    rightToLeft: { says: 'Lines start on the right; the counter is on the left.', story: 'Counted' },
  },
  related: ['Field', 'TextInput', 'TagListInput'],
  matrix: 'ManyLines',
} satisfies ComponentGuide;
