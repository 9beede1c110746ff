import { Button } from '../../../primitives/Button/Button.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';

const SKILL = { role: 'combobox', name: 'Skill' } as const;
const NAME = { role: 'textbox', name: 'Name' } as const;
const ADD = { role: 'button', name: 'Add Skill' } as const;

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody adds a skill to their own: one of the catalogue, or one that is new to it.'],
  useInstead: [
    { when: 'Skills are looked at', component: 'UserSkillBrowser' },
    { when: 'Skills of others are endorsed', component: 'EndorsementQueue' },
    { when: 'Something achieved is added', component: 'AchievementForm' },
  ],
  anatomy: [
    { part: 'Skill', is: 'is searched in the catalogue; Other comes first.' },
    { part: 'New skill', is: 'name, category, type and description, once Other is chosen.' },
    { part: 'Proficiency', is: 'how well it is known; Beginner at first.' },
    { part: 'Position', is: 'where it was gained or used; may stay None.' },
    { part: 'Refusal', is: 'why the server did not take it, read out at once. What was typed stays.' },
    { part: 'Add Skill', is: 'busy until the answer is there; then the form is blank again.' },
  ],
  dos: [
    {
      do: (
        <Field label="Category" hint="Such as Programming or Dance." isRequired>
          <TextInput name="category" />
        </Field>
      ),
      dont: (
        <Field label="Category" isRequired>
          <TextInput name="category" placeholder="Category" />
        </Field>
      ),
      why: 'An example says more than the label twice, and it stays while one types.',
    },
    {
      do: <Button variant="primary">Add Skill</Button>,
      dont: <Button variant="critical">Add Skill</Button>,
      why: 'Adding can be undone; red is for what destroys something.',
    },
  ],
  keyboard: [
    {
      keys: 'Other{ArrowDown}{Enter}',
      on: SKILL,
      does: 'Finds Other and takes it; what a new skill needs appears.',
      outcome: { shows: { ...NAME, state: { required: true } } },
    },
    {
      keys: '{Enter}',
      on: ADD,
      does: 'Sends nothing while no skill is chosen, and moves to the field.',
      outcome: [{ doesNotCall: 'onAdd' }, { focus: SKILL }, { shows: { ...SKILL, state: { invalid: true } } }],
      story: 'NothingChosen',
    },
  ],
  screenReader: [
    { part: 'Form', role: 'form', name: 'Add a skill' },
    { part: 'Skill', ...SKILL, description: 'Choose Other where yours is not in the list.', state: { required: true } },
    { part: 'Proficiency', role: 'combobox', name: 'Proficiency', state: { value: 'Beginner', required: true } },
    { part: 'Position', role: 'combobox', name: 'Position', description: 'Where you gained or used it.', state: { value: 'None' } },
    { part: 'Refusal', role: 'alert', text: 'Error adding skill. It might already exist in your profile.', story: 'Refused' },
    { part: 'Add Skill while it works', role: 'button', name: 'Adding...', state: { busy: true, unavailable: true }, story: 'Adding' },
  ],
  adapts: {
    narrow: { says: 'Proficiency and position stand under each other on a phone.', story: 'Default' },
    long: { says: 'A sentence of the server breaks above the button.', story: 'Refused' },
    many: { says: 'A catalogue of any size is searched by typing.', story: 'Adds' },
    rightToLeft: { says: 'Labels begin on the right; Add Skill stands on the left.', story: 'Default' },
  },
  related: ['UserSkillBrowser', 'UserSkillList', 'Combobox', 'Field'],
  matrix: 'NewSkill',
} satisfies ComponentGuide;
