import { positions, skills } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { act, presses, says, sees, seesRole, seesTitle, selects, sequence, types } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { backend, PAGE, retries } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { SkillsPage } from './SkillsPage.tsx';

const meta = {
  title: 'Pages/Skills/SkillsPage',
  component: SkillsPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/skills" />,
  beforeEach: backend(scenarios.student),
} satisfies Meta<typeof SkillsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(seesTitle('Skills'), sees('Showing 5 of 5 skills'), selects('Endorsement', 'Endorsed'), sees('Showing 2 of 5 skills')),
};

/** The filters come from the URL. */
export const FromTheAddress: Story = act(
  { render: () => <Portal path="/skills?endorsement=not-endorsed&type=sports" /> },
  sees('Showing 1 of 5 skills', 'Fast bowling'),
);

export const NoneFound: Story = { render: () => <Portal path="/skills?proficiency=expert&type=sports" />, play: sees('No Skills Found') };

export const Empty: Story = {
  beforeEach: backend(() => scenarios.student({ userSkills: [] })),
  play: sequence(sees('No skills added yet'), presses('Add a skill'), seesRole('combobox', 'Skill')),
};

export const Failed: Story = { beforeEach: backend(() => [mock(skills.byUser).offline()]), play: says('Failed to fetch skills.') };

export const Retried: Story = act({ ...Failed }, retries('Failed to fetch skills.', scenarios.student), sees('Showing 5 of 5 skills'));

export const AddedBefore: Story = act(
  {
    render: () => <Portal path="/skills?view=add" />,
    beforeEach: backend(() => [
      mock(skills.addToUser).fails(409, 'Error adding skill. It might already exist in your profile.', 'DUPLICATE'),
    ]),
  },
  types('Skill', 'Bharatanatyam', 'combobox'),
  async ({ canvas, userEvent }) => userEvent.click((await canvas.findAllByRole('option', { name: /^Bharatanatyam/ }))[0] as HTMLElement),
  presses('Add Skill'),
  says('Error adding skill. It might already exist in your profile.'),
);

/** A new skill whose second request fails: trying again adds it once. */
export const NewSkillTriedAgain: Story = act(
  { render: () => <Portal path="/skills?view=add&skill=other" /> },
  ({ msw }) => msw.use(mock(skills.addToUser).offline()),
  types('Name', 'Rust'),
  types('Category', 'Programming'),
  presses('Add Skill'),
  says('Error adding skill. It might already exist in your profile.'),
  // A second proposal would fail; only the claim is sent again.
  ({ msw }) => msw.use(mock(skills.create).fails(500, 'Proposed twice.')),
  ({ msw }) => msw.use(mock(skills.addToUser).ok(({ body }) => ({ _id: 'u1', proficiency_level: 'beginner', skill_id: body.skill_id }))),
  presses('Add Skill'),
  sees('Skill added successfully!'),
);

/** Options do not load: a new skill can be added all the same. */
export const NothingToChooseFrom: Story = {
  render: () => <Portal path="/skills?view=add" />,
  beforeEach: backend(() => [mock(skills.catalogue).offline(), mock(positions.byUser).offline()]),
  play: sequence(presses('Skill', 'combobox'), ({ canvas }) =>
    waitFor(() => expect(canvas.getAllByRole('option', { name: /^Other/ })).toHaveLength(1)),
  ),
};
