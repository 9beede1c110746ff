import { scenarios } from '@quad/api-client/mocks';
import { act, plays, presses, sees, seesRole, seesTitle } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { SkillsSection } from './SkillsSection.tsx';

const meta = {
  title: 'Pages/Skills/SkillsSection',
  component: SkillsSection,
  parameters: { ...PAGE },
  render: () => <Portal path="/dashboard/skills" />,
  beforeEach: backend(scenarios.student),
} satisfies Meta<typeof SkillsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  seesTitle('Welcome to the Skills Section'),
  sees('Showing 5 of 5 skills'),
  presses('Add Skills'),
  seesRole('combobox', 'Skill'),
  presses('View Skills'),
  sees('Showing 5 of 5 skills'),
);

/** The panel beside the list opens the form on a new skill. */
export const AddNewSkill: Story = act(
  seesRole('heading', { level: 2, name: 'Add New Skill' }),
  presses('Describe a new skill', 'link'),
  seesRole('textbox', 'Name'),
);
