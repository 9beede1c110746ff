import { scenarios } from '@quad/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome to the Achievements Section' })).toBeVisible();
    await expect(await canvas.findByText('Showing 4 of 4 achievements')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Achievement' }));
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'View Achievements' }));
    await expect(await canvas.findByText('Showing 4 of 4 achievements')).toBeVisible();
  },
};

export const Adding: Story = {
  render: () => <Portal path="/dashboard/add-achievements" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Add Achievement', pressed: true })).toBeVisible();
  },
};

export const Viewing: Story = {
  tags: ['act'],
  render: () => <Portal path="/dashboard/view-achievements" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 4 of 4 achievements')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'View Achievements', pressed: true })).toBeVisible();
  },
};
