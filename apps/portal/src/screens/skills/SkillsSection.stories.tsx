import { scenarios } from '@quad/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome to the Skills Section' })).toBeVisible();
    await expect(await canvas.findByText('Showing 5 of 5 skills')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Skills' }));
    await expect(await canvas.findByRole('combobox', { name: 'Skill' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'View Skills' }));
    await expect(await canvas.findByText('Showing 5 of 5 skills')).toBeVisible();
  },
};

/** The panel beside the list opens the form on a new skill. */
export const AddNewSkill: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Add New Skill' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Describe a new skill' }));
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toBeVisible();
  },
};
