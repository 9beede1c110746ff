import { Field } from '../../../primitives/Field/Field.tsx';
import { NumberInput } from '../../../primitives/NumberInput/NumberInput.tsx';
import { TagListInput } from '../../../primitives/TagListInput/TagListInput.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const TITLE = { role: 'textbox', name: 'Position title' } as const;
const FIRST = { role: 'textbox', name: 'Responsibility 1' } as const;
const SECOND = { role: 'textbox', name: 'Responsibility 2' } as const;
const CANCEL = { role: 'button', name: 'Cancel' } as const;
const CREATE = { role: 'button', name: 'Create Position' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody makes a position of responsibility for a unit, to which people are then appointed.'],
  useInstead: [
    { when: 'Somebody is appointed to a position', component: 'PositionHolderForm' },
    { when: 'A unit is created', component: 'OrgUnitForm' },
    { when: 'A position is read', component: 'PositionDialog' },
  ],
  anatomy: [
    { part: 'Title, unit and type', is: 'what it is and whose. A coordinator’s unit is given and read only.' },
    { part: 'Custom position type', is: 'is asked for once Other is chosen.' },
    { part: 'Position count', is: 'how many people may hold it in a tenure.' },
    { part: 'Responsibilities', is: 'a slot for each, at least one of them filled in.' },
    { part: 'Requirements', is: 'the least CGPA and year, and skills; open to everybody at first.' },
    { part: 'Refusal', is: 'why the server did not take it, above the fields. What was typed stays.' },
    { part: 'Create Position', is: 'busy until the answer is there; then the form is blank again.' },
  ],
  dos: [
    {
      do: (
        <Field label="Responsibilities" isGroup isRequired>
          <TagListInput itemName="Responsibility" addText="Add responsibility" defaultValue={['Keep the register of tools']} />
        </Field>
      ),
      dont: (
        <Field label="Responsibilities" isRequired>
          <Textarea name="responsibilities" defaultValue="Keep the register of tools, plan one workshop a week" />
        </Field>
      ),
      why: 'Each duty is a line of its own wherever it is shown, so it is typed as one.',
    },
    {
      do: (
        <Field label="Position count" hint="How many people may hold it in a tenure.">
          <NumberInput name="count" min={1} step={1} defaultValue={1} />
        </Field>
      ),
      dont: (
        <Field label="Position count">
          <NumberInput name="count" />
        </Field>
      ),
      why: 'A number says what it counts, and begins with what is right for most.',
    },
  ],
  keyboard: [
    {
      keys: '{Enter}',
      on: FIRST,
      does: 'Goes on in a slot for the next duty, and sends nothing.',
      outcome: [{ focus: SECOND }, { doesNotCall: 'onSubmit' }],
    },
    {
      keys: '{Enter}',
      on: { role: 'button', name: 'Remove responsibility 2' },
      does: 'Takes the slot away again.',
      outcome: [{ hides: SECOND }, { focus: FIRST }],
    },
    { keys: '{Tab}', on: CANCEL, does: 'Moves to the button that creates the position.', outcome: { focus: CREATE } },
    {
      keys: '{Enter}',
      on: CREATE,
      does: 'Sends nothing while something is missing, and moves to the first field that is wrong.',
      outcome: [{ doesNotCall: 'onSubmit' }, { focus: TITLE }, { shows: { ...TITLE, state: { invalid: true } } }],
      story: 'NothingTyped',
    },
    {
      keys: '{Enter}',
      on: CANCEL,
      does: 'Leaves the form; nothing is created.',
      outcome: [{ calls: 'onCancel' }, { doesNotCall: 'onSubmit' }],
    },
  ],
  screenReader: [
    { part: 'Form', role: 'form', name: 'Add Position' },
    { part: 'Position title', ...TITLE, state: { required: true, invalid: false } },
    {
      part: 'Position count',
      role: 'spinbutton',
      name: 'Position count',
      description: 'How many people may hold it in a tenure.',
      state: { value: '1' },
    },
    { part: 'Responsibilities', role: 'group', name: 'Responsibilities' },
    { part: 'Refusal', role: 'alert', text: 'This unit has a position of that title already.', story: 'Refused' },
  ],
  adapts: {
    narrow: { says: 'One column on a phone; short fields stand side by side from a tablet on.', story: 'Default' },
    long: {
      says: 'The description can be pulled higher, and scrolls; a sentence of the server breaks above the fields.',
      story: 'Refused',
    },
    many: { says: 'Up to a hundred duties and skills have a slot each; Enter goes on in the next.', story: 'Submits' },
    rightToLeft: { says: 'Labels begin on the right; the button that takes a slot away stands on its left.', story: 'Default' },
  },
  related: ['PositionHolderForm', 'PositionList', 'TagListInput', 'Field'],
  matrix: 'OutOfBounds',
} satisfies ComponentGuide;
