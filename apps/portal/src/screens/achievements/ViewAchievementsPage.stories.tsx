import { achievements } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { hasAttribute, hasValue, presses, says, sees, seesTitle, sequence, types } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backend, PAGE, shows } from '../../stories/backend.ts';
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

export const Default: Story = {
  play: sequence(
    seesTitle('Achievements'),
    sees('Showing 4 of 4 achievements'),
    types('Search', 'vocal', 'searchbox'),
    sees('Showing 1 of 4 achievements', 'Verified by Neha Krishnan'),
    hasAttribute('link', 'Add Achievement', 'href', '/add-achievement'),
  ),
};

/** The filters come from the URL. */
export const FromTheAddress: Story = {
  tags: ['act'],
  render: () => <Portal path="/view-achievements?search=winner&state=pending" />,
  play: sequence(sees('Showing 1 of 4 achievements'), hasValue('searchbox', 'Search', 'winner')),
};

export const NoneFits: Story = {
  render: () => <Portal path="/view-achievements?search=juggling" />,
  play: sees('No achievements found', 'No achievements match your current filters.'),
};

export const Empty: Story = {
  beforeEach: backend(() => scenarios.student({ achievements: [] })),
  play: sequence(
    sees('No achievements found', "You haven't added any achievements yet."),
    presses('Add an achievement', 'link'),
    seesTitle('Add Achievement'),
  ),
};

export const Failed: Story = shows(() => [mock(achievements.byUser).offline()], says('Failed to fetch achievements'));

export const Retried: Story = {
  tags: ['act'],
  ...Failed,
  play: sequence(
    says('Failed to fetch achievements'),
    ({ msw }) => msw.use(...scenarios.student()),
    presses('Retry'),
    sees('Showing 4 of 4 achievements'),
  ),
};
