import { achievements } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
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
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Achievements' })).toBeVisible();
    await expect(await canvas.findByText('Showing 4 of 4 achievements')).toBeVisible();
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search' }), 'vocal');
    await expect(await canvas.findByText('Showing 1 of 4 achievements')).toBeVisible();
    await expect(await canvas.findByText('Verified by Neha Krishnan')).toBeVisible();
  },
};

/** The address says what is shown. */
export const FromTheAddress: Story = {
  tags: ['act'],
  render: () => <Portal path="/view-achievements?search=winner&state=pending" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 1 of 4 achievements')).toBeVisible();
    await expect(await canvas.findByRole('searchbox', { name: 'Search' })).toHaveValue('winner');
  },
};

export const NoneFits: Story = {
  render: () => <Portal path="/view-achievements?search=juggling" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No achievements found')).toBeVisible();
    await expect(await canvas.findByText('No achievements match your current filters.')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: backend(() => scenarios.student({ achievements: [] })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No achievements found')).toBeVisible();
    await expect(await canvas.findByText("You haven't added any achievements yet.")).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Add an achievement' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Add Achievement' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: backend(() => [mock(achievements.byUser).loading()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Achievements' })).toBeVisible();
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading...');
  },
};

export const Failed: Story = {
  beforeEach: backend(() => [mock(achievements.byUser).offline()]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch achievements');
  },
};

export const Retried: Story = {
  tags: ['act'],
  ...Failed,
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch achievements');
    msw.use(...scenarios.student());
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Showing 4 of 4 achievements')).toBeVisible();
  },
};

/** The server's own sentence. */
export const Refused: Story = {
  beforeEach: backend(() => [mock(achievements.byUser).fails(503, 'The database is being moved. Try again in a minute.')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The database is being moved. Try again in a minute.');
  },
};
