import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FlowsPage, ScreensPage, SpecificationPage } from './AtlasPage.tsx';
import type { Atlas, AtlasStory } from './atlas.ts';

const story = (name: string, more: Partial<AtlasStory> = {}): AtlasStory => ({
  id: `pages-events-eventspage--${name.toLowerCase()}`,
  name,
  title: 'Pages/Events/EventsPage',
  role: 'president',
  ...more,
});

/** A small atlas with a cell of every kind. */
const SMALL: Atlas = {
  states: { loaded: 'Loaded', loading: 'Loading', empty: 'Empty', failed: 'Not read', busy: 'Busy' },
  screens: [
    {
      name: 'Events',
      at: ['/events', '/dashboard/events'],
      rows: [
        {
          role: 'president',
          cells: [
            { state: 'loaded', kind: 'own', stories: [story('Filtered'), story('Default'), story('Retried')] },
            { state: 'loading', kind: 'same', stories: [story('Loading', { role: 'student' })] },
            { state: 'empty', kind: 'part', stories: [story('Empty', { part: 'EventList' })] },
            { state: 'failed', kind: 'own', stories: [story('Offline', { failure: 'offline' })] },
            { state: 'busy', kind: 'reason', stories: [], reason: 'It only shows: nothing is sent from here.' },
          ],
        },
        { role: 'student', cells: [{ state: 'loaded', kind: 'missing', stories: [] }] },
      ],
      others: [story('UsernameMissing')],
    },
  ],
  clauses: [
    {
      id: 'events-list',
      file: 'docs/specification/events.md',
      page: 'Events',
      heading: 'List',
      counts: { stories: 1, tests: 2 },
      stories: [story('Empty')],
      tests: ['e2e/events.journey.ts'],
    },
    {
      id: 'shell-dates',
      file: 'docs/specification/shell.md',
      page: 'Shell',
      heading: 'Dates',
      counts: { stories: 0, tests: 1 },
      stories: [],
      tests: ['format.test.ts'],
    },
  ],
  flows: [{ id: 'flows-student--gives-feedback', role: 'Student', name: 'Gives Feedback', steps: ['Signs in', 'Sends it'] }],
  pictures: ['pages-events-eventspage--offline'],
};

/** Everything that can be reviewed: screens by role and state, clauses with their stories and tests, and flows. */
const meta = {
  title: 'Atlas',
  tags: ['!autodocs', '!manifest', '!test'],
  args: { page: ScreensPage },
  render: ({ page: Page }, { loaded }) => <Page atlas={loaded.atlas} />,
} satisfies Meta<{ page: typeof ScreensPage }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not a loader of all stories: reading the atlas takes seconds, and the tested stories have their own data. */
const loaders: Story['loaders'] = [async () => ({ atlas: (await import('virtual:quad-atlas')).default })];

export const Screens: Story = { loaders };

export const Specification: Story = { loaders, args: { page: SpecificationPage } };

export const Flows: Story = { loaders, args: { page: FlowsPage } };

/** Every kind of cell. */
export const Cells: Story = {
  tags: ['test', '!dev'],
  render: () => <ScreensPage atlas={{ ...SMALL, pictures: [] }} />,
  play: async ({ canvas, userEvent }) => {
    const table = within(canvas.getByRole('table'));
    await expect(table.getByRole('link', { name: /Default/ })).toHaveAttribute('href', './?path=/story/pages-events-eventspage--default');
    await expect(table.getByText('2 more')).toBeVisible();
    await expect(table.getByText('As for the student:')).toBeVisible();
    await expect(table.getByRole('link', { name: /EventList: Empty/ })).toBeVisible();
    await expect(table.getByText('It only shows: nothing is sent from here.')).toBeVisible();
    await expect(table.getByText('Missing')).toBeVisible();
    await expect(
      canvas.getByText('Screens: 1. Cells: 6, of them 2 shown, 1 the same for another role, 1 by a part, 1 that cannot be. Missing: 1.'),
    ).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'president');
    await expect(table.queryByText('Missing')).not.toBeInTheDocument();
  },
};

export const ClausesAlone: Story = {
  tags: ['test', '!dev'],
  render: () => <SpecificationPage atlas={SMALL} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 clauses, 0 without a story or a test.')).toBeVisible();
    await expect(canvas.getByText('None: no screen shows it.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'EventsPage: Empty' })).toBeVisible();
    await expect(canvas.getByText('and 1 more')).toBeVisible();
  },
};
