import { achievements } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { act, hasAttribute, hasValue, plays, presses, says, sees, seesTitle, types } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE, retries, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { ViewAchievementsPage } from './ViewAchievementsPage.tsx';

const meta = {
  title: 'Pages/Achievements/ViewAchievementsPage',
  component: ViewAchievementsPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/view-achievements" />,
  beforeEach: backend(scenarios.student),
} satisfies Meta<typeof ViewAchievementsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  seesTitle('Achievements'),
  sees('Showing 4 of 4 achievements'),
  types('Search', 'vocal', 'searchbox'),
  sees('Showing 1 of 4 achievements', 'Verified by Neha Krishnan'),
  hasAttribute('link', 'Add Achievement', 'href', '/add-achievement'),
);

/** The filters come from the URL. */
export const FromTheAddress: Story = act(
  { render: () => <Portal path="/view-achievements?search=winner&state=pending" /> },
  sees('Showing 1 of 4 achievements'),
  hasValue('searchbox', 'Search', 'winner'),
);

export const NoneFits: Story = {
  render: () => <Portal path="/view-achievements?search=juggling" />,
  play: sees('No achievements found', 'No achievements match your current filters.'),
};

export const Empty: Story = shows(
  () => scenarios.student({ achievements: [] }),
  sees('No achievements found', "You haven't added any achievements yet."),
  presses('Add an achievement', 'link'),
  seesTitle('Add Achievement'),
);

export const Failed: Story = shows(() => [mock(achievements.byUser).offline()], says('Failed to fetch achievements'));

export const Retried: Story = act(
  { ...Failed },
  retries('Failed to fetch achievements', scenarios.student),
  sees('Showing 4 of 4 achievements'),
);
