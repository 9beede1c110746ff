import { manyAchievements, manySkills, manyUserSkills } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { performTables } from '../../../testing/performTables.ts';
import { guide } from './EndorsementPanel.guide.tsx';
import { EndorsementPanel, type EndorsementPanelProps } from './EndorsementPanel.tsx';

const performGuide = performTables(guide);

const acts = { onRetry: fn(), onEndorse: fn(async () => {}) };

/** Like a page that keeps the tab in its address. */
function Page(props: EndorsementPanelProps) {
  const [tab, setTab] = useState(props.tab);
  return <EndorsementPanel {...props} tab={tab} onSelectTab={(selected) => setTab(selected.tab)} />;
}

const meta = {
  title: 'Features/Endorsements/EndorsementPanel',
  component: EndorsementPanel,
  args: {
    type: 'cultural',
    tab: 'user-skills',
    onSelectTab: fn(),
    userSkills: { ...acts, items: manyUserSkills(4) },
    skills: { ...acts, items: manySkills(2) },
    achievements: { ...acts, items: manyAchievements(3) },
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof EndorsementPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    await performGuide(context);
    await expect(context.canvas.getAllByRole('link', { name: 'View Certificate' })).toHaveLength(3);
  },
};

export const Empty: Story = {
  args: { userSkills: { ...acts, items: [] }, skills: { ...acts, items: [] }, achievements: { ...acts, items: [] } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('All user skills have been reviewed and endorsed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Skills (0)' }));
    await expect(canvas.getByText('All cultural skills have been reviewed and endorsed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Achievements (0)' }));
    await expect(canvas.getByText('All achievements have been reviewed and endorsed.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { userSkills: { ...acts, items: undefined }, skills: { ...acts, items: undefined }, achievements: { ...acts, items: undefined } },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('tab', { name: 'User skills' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
    await performGuide(context);
  },
};

const failed = { ...acts, items: undefined, error: { message: undefined } };

export const Failed: Story = {
  args: { userSkills: failed, skills: failed, achievements: failed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load user skills. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(acts.onRetry).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('tab', { name: 'Skills' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch unendorsed skills');
    await userEvent.click(canvas.getByRole('tab', { name: 'Achievements' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load achievements');
  },
};

/** The server's own sentence comes first. */
export const Refused: Story = {
  args: { userSkills: { ...failed, error: { message: 'You can endorse only sports items.' } } },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('alert')).toHaveTextContent('You can endorse only sports items.');
    await performGuide(context);
  },
};
