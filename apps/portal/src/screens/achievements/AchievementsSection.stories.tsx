import { scenarios } from '@quad/api-client/mocks';
import { plays, presses, sees, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { AchievementsSection } from './AchievementsSection.tsx';

const meta = {
  title: 'Pages/Achievements/AchievementsSection',
  component: AchievementsSection,
  parameters: { ...PAGE },
  render: () => <Portal path="/dashboard/achievements" />,
  beforeEach: backend(scenarios.student),
} satisfies Meta<typeof AchievementsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  seesTitle('Welcome to the Achievements Section'),
  sees('Showing 4 of 4 achievements'),
  presses('Add Achievement'),
  seesRole('textbox', 'Title'),
  presses('View Achievements'),
  sees('Showing 4 of 4 achievements'),
);

export const Adding: Story = {
  render: () => <Portal path="/dashboard/add-achievements" />,
  play: sequence(seesRole('textbox', 'Title'), seesRole('button', { name: 'Add Achievement', pressed: true })),
};
