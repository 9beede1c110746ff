import type { ComponentGuide } from '../../testing/guide.ts';
import { Field } from '../Field/Field.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { TagListInput } from './TagListInput.tsx';

const FIRST = { role: 'textbox', name: 'Sponsor 1' } as const;
const SECOND = { role: 'textbox', name: 'Sponsor 2' } as const;
const ADD = { role: 'button', name: 'Add sponsor' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['The answer is a list of short texts that nobody knows before: sponsors, responsibilities, links.'],
  useInstead: [
    { when: 'They are chosen from what is known', component: 'MultiCombobox' },
    { when: 'Each of them has more than one input', component: 'RepeatingRows' },
    { when: 'The answer is a text of several lines', component: 'Textarea' },
  ],
  anatomy: [
    { part: 'Slot', is: 'one text, named by its place: Sponsor 2. There is always at least one.' },
    { part: 'Remove', is: 'takes its slot away; the last one it only clears.' },
    { part: 'Add', is: 'one more slot at the end; gone where there are `maxItems`.' },
  ],
  dos: [
    {
      do: (
        <Field label="Sponsors" group>
          <TagListInput itemName="Sponsor" addText="Add sponsor" defaultValue={['Acme Robotics', 'Globex']} />
        </Field>
      ),
      dont: (
        <Field label="Sponsors" hint="Separate them by commas">
          <TextInput defaultValue="Acme Robotics, Globex" />
        </Field>
      ),
      why: 'A slot each needs no sign between them, and a name may have a comma of its own.',
    },
    {
      do: (
        <Field label="Sponsors" group>
          <TagListInput itemName="Sponsor" addText="Add sponsor" />
        </Field>
      ),
      dont: (
        <Field label="Sponsors" group>
          <TagListInput itemName="Item" addText="Add" />
        </Field>
      ),
      why: 'Each slot and each button is read out by itself, and says there what it is about.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves into the first slot.', outcome: { focus: FIRST } },
    { keys: 'Acme{Enter}', does: 'Enter goes on in a new slot and does not send the form.', outcome: { focus: SECOND } },
    {
      keys: '{Tab}',
      does: 'Moves to the button that takes this slot away.',
      outcome: { focus: { role: 'button', name: 'Remove sponsor 2' } },
    },
    {
      keys: '{Enter}',
      does: 'Takes it away; the focus goes to the slot in its place, else to the last.',
      outcome: [{ hides: SECOND }, { focus: FIRST }, { shows: { ...FIRST, state: { value: 'Acme' } } }],
    },
    { keys: '{Tab}{Tab}', does: 'Moves on to Add.', outcome: { focus: ADD } },
    { keys: '{Enter}', does: 'Adds a slot and moves into it.', outcome: { focus: SECOND } },
  ],
  screenReader: [
    { part: 'Group', role: 'group', name: 'Sponsors' },
    { part: 'Slot', ...FIRST },
    { part: 'Remove', role: 'button', name: 'Remove sponsor 1' },
    { part: 'Add', ...ADD },
    {
      part: 'Group with an error',
      role: 'group',
      name: 'Responsibilities',
      description: 'At least one responsibility is required.',
      story: 'States',
    },
    { part: 'Slot with an error', role: 'textbox', name: 'Responsibility 1', state: { invalid: true }, story: 'States' },
  ],
  adapts: {
    narrow: { says: 'Slots are as wide as their place, each with its button beside it.', story: 'States' },
    long: { says: 'A text that is longer than its slot scrolls inside it.', story: 'States' },
    many: { says: 'Slots stand one under another, up to `maxItems`.', story: 'States' },
    rightToLeft: { says: 'The button of a slot stands on its left.', story: 'States' },
  },
  related: ['RepeatingRows', 'MultiCombobox', 'Field'],
  matrix: 'States',
} satisfies ComponentGuide;
