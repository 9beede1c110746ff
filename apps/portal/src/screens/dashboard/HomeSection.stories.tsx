import { analytics, calendar, dashboard, events, inbox, orgUnits } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { aUser, gensecStats } from '@quad/domain/fixtures';
import { hasAttribute, lacks, lacksText, plays, presses, says, sees, seesMany, seesRole, sequence } from '@quad/ui/plays';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { acts, backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { HomeSection } from './HomeSection.tsx';

/** The home section of each role. */
const meta = {
  title: 'Pages/Dashboard/Home',
  component: HomeSection,
  parameters: { ...PAGE },
  render: () => <Portal path="/dashboard" />,
  beforeEach: backend(scenarios.student),
} satisfies Meta<typeof HomeSection>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Pick<StoryContext, 'canvas'>;

/** Expects these navigation labels, in order. */
function offers(...words: string[]) {
  return async ({ canvas }: Canvas) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome to the Home Section' })).toBeVisible();
    const links = within(canvas.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(words);
  };
}

const offersToAStudent = offers('Home', 'Events', 'Feedback', 'Achieve', 'Skills', 'PORs');

/** Waits for a role's charts and checks its quick stats. */
function seesHome({ chart, stat, home }: { chart: string; stat: string; home: string }) {
  return async ({ canvas }: Canvas) => {
    await expect(await canvas.findByRole('figure', { name: chart })).toBeInTheDocument();
    await expect(await within(canvas.getByRole('region', { name: 'Quick Stats' })).findByText(stat)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: home })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Calendar Coming Soon')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Latest Updates' })).toBeVisible());
  };
}

export const Default: Story = plays(
  offersToAStudent,
  seesHome({ chart: 'Engagement score', stat: 'Total Skills', home: 'Student Dashboard' }),
  hasAttribute('link', 'All events', 'href', '/calendar'),
  async ({ canvas }) =>
    expect((await within(canvas.getByRole('region', { name: 'Calendar' })).findAllByRole('link')).length).toBeLessThanOrEqual(3),
);

/** A student without any activity sees first steps and upcoming events, because all figures would be zero. */
export const FirstDay: Story = {
  beforeEach: backend(() => [
    mock(analytics.student).ok({
      analytics: {
        participationTrend: [],
        skillCategories: [{ category: 'Programming', count: 1 }],
        eventPreferences: [],
        achievementStatus: [],
        engagement: { totalScore: 0, breakdown: {} },
      },
    } as never),
    mock(orgUnits.followed).empty(),
    mock(calendar.mine).empty(),
  ]),
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('region', { name: 'First steps' }));
    await expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Add a skillDone',
      'Follow a club',
      'Register for an event',
    ]);
    await expect(canvas.queryByRole('figure')).not.toBeInTheDocument();
    await expect(await within(canvas.getByRole('region', { name: 'Calendar' })).findByText('No upcoming events.')).toBeVisible();
  },
};

export const Coordinator: Story = shows(
  scenarios.coordinator,
  offers('Home', 'PORs', 'Events', 'Feedback', 'Endorsements'),
  seesHome({ chart: 'The last 5 events', stat: 'Pending Reviews', home: 'Club Dashboard' }),
);

export const GenSec: Story = shows(
  scenarios.scitech,
  offers('Home', 'Events', 'Endorsements', 'Feedback', 'PORs', 'Clubs'),
  seesHome({ chart: 'Event pipeline', stat: 'Child Clubs', home: 'GenSec SciTech Dashboard' }),
);

export const President: Story = shows(
  scenarios.president,
  offers('Home', 'PORs', 'Feedback', 'Events', 'Clubs'),
  seesHome({ chart: 'PoR distribution', stat: 'Total Clubs', home: 'President Dashboard' }),
);

/** A GenSec of a category without units sees all figures, as zeros. */
export const GenSecWithoutUnits: Story = {
  beforeEach: backend(() => [
    mock(analytics.gensec).ok({ domain: 'sports' }),
    mock(dashboard.stats).ok(
      gensecStats({ budget: { used: 0, total: 0 }, parentOfClubs: 0, pendingSkillsEndorsement: 0, pendingUserSkillsEndorsement: 0 }),
    ),
    ...scenarios.sports(),
  ]),
  play: seesRole('heading', { level: 3, name: 'At a glance: Sports' }),
};

/** Pending items come before the figures and can be decided here. */
export const WaitsForYou: Story = acts(
  scenarios.president,
  seesRole('heading', { level: 3, name: 'Waits for you' }),
  hasAttribute('link', 'Room request 2', 'href', '/inbox?kind=room-request'),
  presses('Approve: Line Follower Challenge wants Main Auditorium'),
  sees('Approved: Line Follower Challenge wants Main Auditorium'),
  presses(/^Undo/),
  seesRole('link', 'Line Follower Challenge wants Main Auditorium'),
);

/** If the inbox fails, the figures are still shown. */
export const WaitingFailed: Story = {
  beforeEach: backend(() => [mock(inbox.list).offline(), ...scenarios.president()]),
  play: sequence(says('Failed to load what waits for you.'), seesRole('figure', 'PoR distribution')),
};

/** An unknown role sees what a student sees. */
export const UnknownRole: Story = {
  beforeEach: backend(() => scenarios.as(aUser({ role: 'JANITOR' }))),
  play: sequence(offersToAStudent, sees('Unknown role: JANITOR', 'No statistics available for this role')),
};

/** An unknown GenSec has a GenSec's shell and a student's rights. */
export const UnknownGenSec: Story = shows(
  () => [mock(analytics.gensec).fails(403, 'You may not do this.', 'FORBIDDEN'), ...scenarios.as(aUser({ role: 'GENSEC_ROBOTICS' }))],
  says('You may not do this.'),
);

export const Loading: Story = {
  beforeEach: backend(() => [mock(analytics.student).loading(), mock(dashboard.stats).loading(), mock(events.latest).loading()]),
  play: sees('Loading analytics data...'),
};

export const Failed: Story = {
  beforeEach: backend(() => [mock(analytics.student).malformed(), mock(dashboard.stats).malformed()]),
  play: sequence(sees('Failed to load analytics data', 'Failed to load statistics'), seesMany(2, 'button', 'Retry')),
};

/** The server answers null if it has nothing for the person: that is shown as no data, not as zeros. */
export const NothingCounted: Story = shows(
  () => [mock(analytics.president).ok(null), mock(dashboard.stats).ok(null), ...scenarios.president()],
  sees('No analytics data available for your role.', 'No statistics available for this role'),
  lacksText('0'),
  lacks('button', 'Retry'),
);

/** The same for a student, and for a response with empty parts. */
export const NothingCountedOfAStudent: Story = {
  beforeEach: backend(() => [mock(analytics.student).ok({ analytics: null }), mock(dashboard.stats).ok({})]),
  play: NothingCounted.play,
};
