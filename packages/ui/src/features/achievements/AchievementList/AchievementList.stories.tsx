import { anAchievement, manyAchievements } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { lacks, plays, rendersAtMost, says, sees, seesRole, sequence } from '../../../plays.ts';
import { type ComponentTables, key, ofStory, performTables } from '../../../testing/performTables.ts';
import { AchievementList } from './AchievementList.tsx';

const tables = {
  keyboard: [
    ...ofStory(
      'LongTitle',
      key('{Tab}', 'Moves to the next certificate; it opens in a tab of its own.', {
        focus: {
          role: 'link',
          name: 'View Certificate: Best Paper Award, Intercollegiate Symposium on Autonomous Navigation, Swarm Robotics and Human-Machine Interaction',
        },
      }),
    ),
  ],
  screenReader: [
    { part: 'List', role: 'list', name: 'Achievements' },
    { part: 'Facts', role: 'listitem', text: '11 Oct 2026 · Academic · 1st · at Line Follower Challenge' },
    { part: 'View Certificate', role: 'link', name: 'View Certificate: Winner, Line Follower Challenge' },
    { part: 'While they are on their way', role: 'status', text: 'Loading...', story: 'Loading' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Achievements/AchievementList',
  component: AchievementList,
  parameters: { tables },
  args: { achievements: manyAchievements(6) },
} satisfies Meta<typeof AchievementList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(async ({ canvas }) => {
  const [first, second] = canvas.getAllByRole('listitem').map((item) => within(item));
  await expect(first?.getByText('11 Oct 2026 · Academic · 1st · at Line Follower Challenge')).toBeVisible();
  await expect(first?.getByText('Pending')).toBeVisible();
  await expect(first?.queryByText(/^Verified by/)).not.toBeInTheDocument();
  await expect(second?.getByText('Verified')).toBeVisible();
  await expect(second?.getByText('Verified by Neha Krishnan')).toBeVisible();
  const link = first?.getByRole('link', { name: 'View Certificate: Winner, Line Follower Challenge' });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
}, performTables);

/** Only web addresses become links; a verifier without a name is shown by e-mail address. */
export const SparseData: Story = {
  args: {
    achievements: [
      anAchievement({
        description: null,
        category: null,
        level: null,
        position: null,
        event_id: null,
        certificate_url: 'javascript:alert(1)',
        verified: true,
        verified_by: { _id: 'v', username: 'sports@campus.example', personal_info: { name: '' } },
      }),
    ],
  },
  play: sequence(sees('11 Oct 2026 · Technical', 'Verified by sports@campus.example'), lacks('link')),
};

export const LongTitle: Story = {
  args: {
    achievements: [
      anAchievement({
        title: 'Best Paper Award, Intercollegiate Symposium on Autonomous Navigation, Swarm Robotics and Human-Machine Interaction',
        description:
          'A paper on sparse maps for small robots, written with two friends over a summer, and presented to a full hall. '.repeat(4),
      }),
    ],
  },
  play: performTables,
};

/** Above a hundred, only the visible items are rendered. */
export const Many: Story = plays(
  { parameters: { frame: 'page' }, args: { achievements: manyAchievements(1000) } },
  seesRole('list', 'Achievements'),
  ({ canvas }) => waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '1000')),
  rendersAtMost(400),
);

export const Loading: Story = { args: { achievements: undefined }, play: sequence(says('Loading...', 'status'), performTables) };
