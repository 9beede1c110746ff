import { events } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { lacks, plays, sees, seesMany, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { backend, PAGE } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { DashboardPage } from './DashboardPage.tsx';

/** The sections of the shell by URL. */
const meta = {
  title: 'Pages/Dashboard/Sections',
  component: DashboardPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/dashboard/events" />,
  beforeEach: backend(scenarios.president),
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  seesTitle('Welcome to the Events Section'),
  seesRole('heading', { level: 2, name: 'Upcoming Events' }),
  seesMany(12, 'article'),
  sees('NSO/NSS Features Coming Soon', 'Calendar Coming Soon'),
);

/** The navigation marks the parent section. */
export const AddingAnEvent: Story = {
  render: () => <Portal path="/dashboard/add-event" />,
  play: sequence(seesRole('textbox', 'Title'), async ({ canvas }) => {
    const sections = within(canvas.getByRole('navigation', { name: 'Sections' }));
    await expect(await sections.findByRole('link', { name: 'Events' })).toHaveAttribute('aria-current', 'page');
    await expect(await sections.findByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  }),
};

/** In the portal the visitor's stored choice sets the theme; here the toolbar does. */
export const EventsInTheDark: Story = {
  globals: { theme: 'dark', density: 'compact' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(12);
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await expect(document.documentElement).toHaveAttribute('data-density', 'compact');
  },
};

/** If the latest updates fail, no error is shown and the tile is empty. */
export const UpdatesFailed: Story = {
  beforeEach: backend(() => [mock(events.latest).fails(500, 'Something broke.')]),
  play: sequence(sees('No recent latestEvents found.'), lacks('alert')),
};

export const Unknown: Story = plays({ render: () => <Portal path="/dashboard/nowhere" /> }, async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome to the Home Section' })).toBeVisible();
  const main = within(canvas.getByRole('main'));
  await expect(await main.findByRole('heading', { level: 2, name: 'Home' })).toBeVisible();
  await expect(await main.findByText('There is nothing here yet. Choose another section from the menu.')).toBeVisible();
});
