import { achievements, dashboard, events } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { aUser, manyAchievements } from '@quad/domain/fixtures';
import { sees, seesTitle, sequence } from '@quad/ui/plays';
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

export const Default: Story = {
  beforeEach: backend(() => [mock(achievements.byUser).ok(manyAchievements(3))]),
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome, Priya Sharma!' })).toBeVisible();
    await expect(await canvas.findByText(/B\.Tech, .+, Batch of 2024/)).toBeVisible();
    await expect(await canvas.findByText('7')).toBeVisible();
    await step('the sidebar leads where the specification says', async () => {
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
    });
    await step('the quick actions too', async () => {
      const actions = within(canvas.getByRole('region', { name: 'Quick Actions' })).getAllByRole('link');
      await expect(actions.map((link) => link.getAttribute('href'))).toEqual(['/add-achievement', '/add-position', '/feedback']);
    });
    await expect(await canvas.findByRole('link', { name: 'Winner, Line Follower Challenge' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Best Vocal Performance' })).not.toBeInTheDocument();
  },
};

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
  play: sequence(sees('No upcoming events.', 'No achievements yet.'), async ({ canvas }) =>
    expect(await canvas.findAllByText('0')).toHaveLength(4),
  ),
};

/** Failures are only logged: counts are dashes, and the lists are empty. */
export const Failed: Story = {
  beforeEach: backend(() => [
    mock(dashboard.stats).fails(403, 'No.'),
    mock(events.all).fails(403, 'No.'),
    mock(achievements.byUser).fails(403, 'No.'),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No upcoming events.')).toBeVisible();
    await expect(await canvas.findByText('No achievements yet.')).toBeVisible();
    await expect(await canvas.findAllByText('–')).toHaveLength(4);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** Somebody without details of their studies. */
export const SparseData: Story = shows(() => scenarios.as(aUser({ academic_info: {} })), seesTitle('Welcome, Aarav Mehta!'));
