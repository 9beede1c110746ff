import { anAchievement } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hasAttribute, sees, sequence } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { LatestAchievement } from './LatestAchievement.tsx';

const TITLE = { role: 'link', name: 'Winner, Line Follower Challenge' } as const;

const tables = {
  keyboard: [{ keys: '{Tab}', does: 'Moves to the title; Enter leads to all achievements.', outcome: { focus: TITLE }, story: 'Verified' }],
  screenReader: [
    { part: 'Title', ...TITLE },
    { part: 'None yet', role: 'paragraph', text: 'No achievements yet.', story: 'Empty' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Dashboard/LatestAchievement',
  component: LatestAchievement,
  parameters: { tables },
  args: { achievement: anAchievement() },
} satisfies Meta<typeof LatestAchievement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: sequence(hasAttribute('link', 'Winner, Line Follower Challenge', 'href', '/view-achievements'), sees('Pending'), performTables),
};

export const Verified: Story = { args: { achievement: anAchievement({ verified: true }) }, play: performTables };

export const SparseData: Story = {
  args: { achievement: anAchievement({ description: '', level: '', position: null, date_achieved: null }) },
};

export const Empty: Story = { args: { achievement: undefined }, play: sequence(sees('No achievements yet.'), performTables) };
