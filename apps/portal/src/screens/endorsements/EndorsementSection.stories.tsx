import { achievements } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { EndorsementSection } from './EndorsementSection.tsx';

const meta = {
  title: 'Pages/Endorsements/EndorsementSection',
  component: EndorsementSection,
  parameters: { ...PAGE },
  render: () => <Portal path="/dashboard/endorsement" />,
  beforeEach: backend(scenarios.scitech),
} satisfies Meta<typeof EndorsementSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome to the Endorsements Section' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Endorsement' })).toBeVisible();
    await expect(await canvas.findByText("Endorse student's Achievements and skills")).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Technical Endorsement Panel' })).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: 'User skills (7)', selected: true })).toBeVisible();
  },
};

export const GensecEndorse: Story = {
  tags: ['act'],
  render: () => <Portal path="/dashboard/gensec-endorse" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'User skills (7)' })).toBeVisible();
  },
};

/** Only the achievements. */
export const EndorseAchievements: Story = {
  render: () => <Portal path="/dashboard/endorse-achievements" />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Endorse' })).toHaveLength(3);
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Endorse' })[0] as HTMLElement);
    await expect((await canvas.findAllByRole('button', { name: 'Endorse' })).length).toBeLessThan(3);
  },
};

export const AchievementsFailed: Story = {
  render: () => <Portal path="/dashboard/endorse-achievements" />,
  beforeEach: backend(() => [mock(achievements.unendorsed).offline(), ...scenarios.scitech()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch unendorsed achievements');
  },
};

/** Students do not see the panel. */
export const Student: Story = {
  beforeEach: backend(scenarios.student),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Endorsement' })).toBeVisible();
    await expect(await canvas.findByRole('main')).toHaveTextContent('Office-bearers endorse skills and achievements.');
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
  },
};
