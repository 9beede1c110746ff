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
  useWhen: ['The value is a list of short new texts: sponsors, responsibilities, links.'],
  useInstead: [
    { when: 'They are selected from known options', component: 'MultiCombobox' },
    { when: 'Each item has more than one input', component: 'RepeatingRows' },
    { when: 'The value is a text of several lines', component: 'Textarea' },
  ],
  anatomy: [
    { part: 'Slot', is: 'an input for one text, named by its position: Sponsor 2. There is always at least one.' },
    { part: 'Remove', is: 'removes its input; it only clears the last remaining one.' },
    { part: 'Add', is: 'adds an input at the end; hidden once there are `maxItems`.' },
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
      why: 'Separate inputs need no separator, and a name may contain a comma.',
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
      why: 'Each input and each button has an accessible name with its position.',
    },
  ],
  keyboard: [
    { keys: '{Tab}', does: 'Moves into the first input.', outcome: { focus: FIRST } },
    { keys: 'Acme{Enter}', does: 'Enter moves to a new input and does not submit the form.', outcome: { focus: SECOND } },
    {
      keys: '{Tab}',
      does: 'Moves to the button that removes this input.',
      outcome: { focus: { role: 'button', name: 'Remove sponsor 2' } },
    },
    {
      keys: '{Enter}',
      does: 'Removes it; the focus moves to the input at its position, otherwise to the last one.',
      outcome: [{ hides: SECOND }, { focus: FIRST }, { shows: { ...FIRST, state: { value: 'Acme' } } }],
    },
    { keys: '{Tab}{Tab}', does: 'Moves on to Add.', outcome: { focus: ADD } },
    { keys: '{Enter}', does: 'Adds an input and moves into it.', outcome: { focus: SECOND } },
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
    narrow: { says: 'Inputs are as wide as their container, each with its button beside it.', story: 'States' },
    long: { says: 'A text that is longer than its input scrolls inside it.', story: 'States' },
    many: { says: 'Inputs are below each other, up to `maxItems`.', story: 'States' },
    rightToLeft: { says: 'The button of an input is on its left.', story: 'States' },
  },
  related: ['RepeatingRows', 'MultiCombobox', 'Field'],
  matrix: 'States',
} satisfies ComponentGuide;
