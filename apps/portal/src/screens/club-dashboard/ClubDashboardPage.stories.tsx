import { orgUnits } from '@quad/api-client/contract';
import { exampleOf, MockRefusal, mock, scenarios } from '@quad/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
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

export const Default: Story = {
  play: async ({ canvas }) => {
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
  },
};

export const Loading: Story = {
  beforeEach: backend(() => [mock(orgUnits.clubData).loading(), ...scenarios.coordinator()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Club Dashboard' })).toBeVisible();
    // It stands below what waits, and comes with it.
    await waitFor(() => expect(canvas.getByText('Loading...')).toBeVisible());
  },
};

export const Failed: Story = {
  beforeEach: backend(() => [mock(orgUnits.clubData).malformed(), ...scenarios.coordinator()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error fetching club data');
  },
};

export const Retried: Story = {
  tags: ['act'],
  beforeEach: backend(() => {
    const answers = [new MockRefusal(400, 'The club is being moved.'), exampleOf(orgUnits.clubData)];
    return [mock(orgUnits.clubData).ok(() => answers.shift() ?? exampleOf(orgUnits.clubData)), ...scenarios.coordinator()];
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The club is being moved.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Robotics Club Dashboard' })).toBeVisible();
  },
};

/** The server's own sentence comes first. */
export const NoClub: Story = {
  beforeEach: backend(() => [mock(orgUnits.clubData).fails(404, 'No club data found', 'NOT_FOUND'), ...scenarios.coordinator()]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No club data found')).toBeVisible());
  },
};

/** A server that knows of no club says null: nothing is rendered as if it were counted. */
export const NothingKnown: Story = {
  beforeEach: backend(() => [mock(orgUnits.clubData).ok(null), ...scenarios.coordinator()]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No club data found')).toBeVisible());
    await expect(canvas.queryByText('0')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Refused: Story = {
  beforeEach: backend(scenarios.president),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '403 - Unauthorised Access' })).toBeVisible();
  },
};
