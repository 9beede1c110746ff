import { scenarios } from '@quad/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome to the Profile Section' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Academic' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    await expect(await canvas.findByRole('form', { name: 'Edit profile' })).toBeVisible();
  },
};
