import { aSkill, aUserSkill, manyUserSkills, skillReference } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { plays, rendersAtMost, says, sees, seesRole, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { UserSkillList } from './UserSkillList.tsx';

const tables = {
  keyboard: [],
  screenReader: [
    { part: 'List', role: 'list', name: 'Skills' },
    { part: 'Skill', role: 'listitem', text: 'Technical · as Workshop Lead · added 8 Nov 2026' },
    { part: 'While they are on their way', role: 'status', text: 'Loading...', story: 'Loading' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Skills/UserSkillList',
  component: UserSkillList,
  parameters: { tables },
  args: { userSkills: manyUserSkills(5) },
} satisfies Meta<typeof UserSkillList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(async ({ canvas }) => {
  const [first, second] = canvas.getAllByRole('listitem');
  await expect(within(first as HTMLElement).getByText('Embedded C')).toBeVisible();
  await expect(within(first as HTMLElement).getByText('Technical · as Workshop Lead · added 8 Nov 2026')).toBeVisible();
  await expect(within(first as HTMLElement).getByText('beginner')).toBeVisible();
  await expect(within(first as HTMLElement).getByText('Not Endorsed')).toBeVisible();
  await expect(within(second as HTMLElement).getByText('Endorsed')).toBeVisible();
}, performTables);

export const SparseData: Story = {
  args: { userSkills: [aUserSkill({ skill_id: null, position_id: null, created_at: undefined })] },
  play: sees('A skill that is no longer listed'),
};

export const LongTitle: Story = {
  args: {
    userSkills: [
      aUserSkill({
        skill_id: skillReference(
          aSkill({ name: 'Simultaneous interpretation between Indian classical languages in academic conferences', category: 'Languages' }),
        ),
      }),
    ],
  },
};

/** Above a hundred, only the visible items are rendered. */
export const Many: Story = plays(
  { parameters: { frame: 'page' }, args: { userSkills: manyUserSkills(1000) } },
  seesRole('list', 'Skills'),
  ({ canvas }) => waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '1000')),
  rendersAtMost(400),
);

export const Loading: Story = { args: { userSkills: undefined }, play: sequence(says('Loading...', 'status'), performTables) };
