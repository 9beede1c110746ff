import { achievements, dashboard, events } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { aUser, manyAchievements } from '@quad/domain/fixtures';
import { lacks, sees, seesMany, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { StudentHomePage } from './StudentHomePage.tsx';

const meta = {
  title: 'Pages/Dashboards/StudentHomePage',
  component: StudentHomePage,
  parameters: { ...PAGE },
  render: () => <Portal path="/home" />,
  beforeEach: backend(scenarios.student),
} satisfies Meta<typeof StudentHomePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = shows(
  () => [mock(achievements.byUser).ok(manyAchievements(3))],
  seesRole('heading', { level: 1, name: 'Welcome, Priya Sharma!' }),
  sees(/B\.Tech, .+, Batch of 2024/, '7'),
  ({ canvas, step }) =>
    step('the sidebar leads where the specification says', async () => {
      const links = within(canvas.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
      await expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/profile',
        '/cosa',
        '/feedback',
        '/events',
        '/skills',
        '/manage-position',
        '/add-achievement',
        '/view-achievements',
        '/viewfeedback',
      ]);
      await expect(within(canvas.getByRole('navigation', { name: 'Session' })).getByRole('link')).toHaveAttribute('href', '/logout');
    }),
  ({ canvas, step }) =>
    step('the quick actions too', async () => {
      const actions = within(canvas.getByRole('region', { name: 'Quick Actions' })).getAllByRole('link');
      await expect(actions.map((link) => link.getAttribute('href'))).toEqual(['/add-achievement', '/add-position', '/feedback']);
    }),
  seesRole('link', 'Winner, Line Follower Challenge'),
  lacks('link', 'Best Vocal Performance'),
);

export const Loading: Story = {
  beforeEach: backend(() => [mock(dashboard.stats).loading(), mock(events.all).loading(), mock(achievements.byUser).loading()]),
  play: sees('Loading student data...'),
};

export const Empty: Story = {
  beforeEach: backend(() => [
    mock(dashboard.stats).ok({ totalSkills: 0, totalFeedbacksGiven: 0, totalAchievements: 0, totalPORs: 0 }),
    mock(achievements.byUser).empty(),
    ...scenarios.student({ events: [] }),
  ]),
  play: sequence(sees('No upcoming events.', 'No achievements yet.'), seesMany(4, 'text', '0')),
};

/** Failures are only logged: counts are dashes, and the lists are empty. */
export const Failed: Story = shows(
  () => [mock(dashboard.stats).fails(403, 'No.'), mock(events.all).fails(403, 'No.'), mock(achievements.byUser).fails(403, 'No.')],
  sees('No upcoming events.', 'No achievements yet.'),
  seesMany(4, 'text', '–'),
  lacks('alert'),
);

/** Somebody without details of their studies. */
export const SparseData: Story = shows(() => scenarios.as(aUser({ academic_info: {} })), seesTitle('Welcome, Aarav Mehta!'));
