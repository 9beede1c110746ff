import { scenarios } from '@quad/api-client/mocks';
import { plays, presses, seesRole, seesTitle } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { ProfileSection } from './ProfileSection.tsx';

const meta = {
  title: 'Pages/Profile/ProfileSection',
  component: ProfileSection,
  parameters: { ...PAGE },
  render: () => <Portal path="/dashboard/profile" />,
  beforeEach: backend(scenarios.student),
} satisfies Meta<typeof ProfileSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  seesTitle('Welcome to the Profile Section'),
  seesRole('heading', { level: 3, name: 'Academic' }),
  presses('Edit'),
  seesRole('form', 'Edit profile'),
);
