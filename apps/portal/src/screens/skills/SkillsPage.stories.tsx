import { positions, skills } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { presses, says, sees, seesRole, seesTitle, selects, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
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
export const FromTheAddress: Story = {
  tags: ['act'],
  render: () => <Portal path="/skills?endorsement=not-endorsed&type=sports" />,
  play: sees('Showing 1 of 5 skills', 'Fast bowling'),
};

export const NoneFound: Story = { render: () => <Portal path="/skills?proficiency=expert&type=sports" />, play: sees('No Skills Found') };

export const Empty: Story = {
  beforeEach: backend(() => scenarios.student({ userSkills: [] })),
  play: sequence(sees('No skills added yet'), presses('Add a skill'), seesRole('combobox', 'Skill')),
};

export const Failed: Story = { beforeEach: backend(() => [mock(skills.byUser).offline()]), play: says('Failed to fetch skills.') };

export const Retried: Story = {
  tags: ['act'],
  ...Failed,
  play: sequence(
    says('Failed to fetch skills.'),
    ({ msw }) => msw.use(...scenarios.student()),
    presses('Retry'),
    sees('Showing 5 of 5 skills'),
  ),
};

export const AddedBefore: Story = {
  tags: ['act'],
  render: () => <Portal path="/skills?view=add" />,
  beforeEach: backend(() => [
    mock(skills.addToUser).fails(409, 'Error adding skill. It might already exist in your profile.', 'DUPLICATE'),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Skill' }), 'Bharatanatyam');
    await userEvent.click((await canvas.findAllByRole('option', { name: /^Bharatanatyam/ }))[0] as HTMLElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Skill' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error adding skill. It might already exist in your profile.');
  },
};

/** A new skill whose second request fails: trying again adds it once. */
export const NewSkillTriedAgain: Story = {
  tags: ['act'],
  render: () => <Portal path="/skills?view=add&skill=other" />,
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(mock(skills.addToUser).offline());
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Rust');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Category' }), 'Programming');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Skill' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error adding skill. It might already exist in your profile.');
    // A second proposal would fail; only the claim is sent again.
    msw.use(mock(skills.create).fails(500, 'Proposed twice.'));
    msw.use(mock(skills.addToUser).ok(({ body }) => ({ _id: 'u1', proficiency_level: 'beginner', skill_id: body.skill_id })));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Skill' }));
    await expect(await canvas.findByText('Skill added successfully!')).toBeVisible();
  },
};

/** Options do not load: a new skill can be added all the same. */
export const NothingToChooseFrom: Story = {
  render: () => <Portal path="/skills?view=add" />,
  beforeEach: backend(() => [mock(skills.catalogue).offline(), mock(positions.byUser).offline()]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Skill' }));
    await waitFor(() => expect(canvas.getAllByRole('option', { name: /^Other/ })).toHaveLength(1));
  },
};
