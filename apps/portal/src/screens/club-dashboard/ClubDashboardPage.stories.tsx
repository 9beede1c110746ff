import { orgUnits } from '@quad/api-client/contract';
import { exampleOf, MockRefusal, mock, scenarios } from '@quad/api-client/mocks';
import { lacks, lacksText, plays, presses, says, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { ClubDashboardPage } from './ClubDashboardPage.tsx';

const meta = {
  title: 'Pages/Dashboards/ClubDashboardPage',
  component: ClubDashboardPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/club-dashboard" />,
  beforeEach: backend(scenarios.coordinator),
} satisfies Meta<typeof ClubDashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Robotics Club Dashboard' })).toBeVisible();
  const links = within(canvas.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
  await expect(links.map((link) => link.textContent)).toEqual([
    'Dashboard',
    'Positions',
    'Add Position',
    'Events',
    'Add Event',
    'Feedback',
    'Achievements',
  ]);
  await expect(links[0]).toHaveAttribute('aria-current', 'page');
  await expect(await canvas.findByRole('link', { name: 'All 6 in the inbox' })).toHaveAttribute('href', '/inbox');
  await expect(within(canvas.getByRole('navigation', { name: 'Session' })).getByRole('link', { name: 'Logout' })).toBeVisible();
});

export const Failed: Story = { beforeEach: backend(() => [mock(orgUnits.clubData).malformed()]), play: says('Error fetching club data') };

export const Retried: Story = {
  tags: ['act'],
  beforeEach: backend(() => {
    const answers = [new MockRefusal(400, 'The club is being moved.'), exampleOf(orgUnits.clubData)];
    return [mock(orgUnits.clubData).ok(() => answers.shift() ?? exampleOf(orgUnits.clubData))];
  }),
  play: sequence(says('The club is being moved.'), presses('Retry'), seesTitle('Robotics Club Dashboard')),
};

/** The server's own message takes precedence. */
export const NoClub: Story = shows(() => [mock(orgUnits.clubData).fails(404, 'No club data found', 'NOT_FOUND')], 'No club data found');

/** The server answers null if it knows no club: no zeros are shown. */
export const NothingKnown: Story = shows(() => [mock(orgUnits.clubData).ok(null)], 'No club data found', lacksText('0'), lacks('alert'));
