import { events } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anEvent, manyEvents } from '@quad/domain/fixtures';
import { hasValue, lacks, sees, seesMany, seesRole, seesTitle, sequence } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { findExportButton, nextSavedFile } from '../../stories/savedFile.ts';
import { EventsPage } from './EventsPage.tsx';

const meta = {
  title: 'Pages/Events/EventsPage',
  component: EventsPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/events" />,
} satisfies Meta<typeof EventsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach: backend(scenarios.president),
  play: sequence(seesMany(12, 'article'), seesMany(12, 'button', 'Manage Requests'), lacks('button', '+ Request Room')),
};

export const Student: Story = {
  beforeEach: backend(scenarios.student),
  play: sequence(
    sees('Build a robot that follows a line faster than the others.'),
    lacks('article'),
    lacks('button', 'Edit'),
    lacks('button', 'Save as CSV'),
    lacks('link', 'Add Event'),
  ),
};

export const Coordinator: Story = {
  beforeEach: backend(scenarios.coordinator),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(canvas.getAllByRole('button', { name: '+ Request Room' })[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Manage Requests' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Add Event' })).toHaveAttribute('href', '/add-event');
  },
};

export const GenSec: Story = {
  beforeEach: backend(scenarios.cultural),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article'))[0]).toHaveAccessibleName('Garba Practice');
    await expect(canvas.getAllByRole('button', { name: '+ Request Room' })[0]).toBeVisible();
  },
};

/** Exports the filtered list with the columns of the import; then the server fails. */
export const Saves: Story = {
  tags: ['act'],
  beforeEach: backend(scenarios.president),
  play: sequence(
    async ({ canvas, userEvent }) => {
      const saved = nextSavedFile();
      await userEvent.click(await findExportButton(canvas));
      const lines = (await saved).replace('\ufeff', '').split('\r\n').filter(Boolean);
      await expect(lines[0]).toMatch(/^Title,Unit,Category,Starts,Ends,Venue,/);
      await expect(lines.length).toBeGreaterThan(12);
    },
    async ({ canvas, userEvent, msw }) => {
      const button = await findExportButton(canvas);
      msw.use(mock(events.byRole).fails(500, 'Something broke.'));
      await userEvent.click(button);
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Something broke.');
    },
  ),
};

export const Loading: Story = shows(() => [mock(events.byRole).loading(), ...scenarios.president()], seesTitle('Events'), 'Loading...');

export const Empty: Story = {
  beforeEach: backend(() => scenarios.president({ events: [] })),
  play: sees('No events found', 'There are no events to display for your role.'),
};

const FILTERED = anEvent({ _id: 'found', title: 'Sumo Bots', category: 'technical', status: 'planned' });

/** The chosen filters are sent to the server and kept in the URL. */
export const Filtered: Story = {
  beforeEach: backend(() => [
    mock(events.byRole).ok(({ query }) => (query.category === 'technical' ? [FILTERED] : [FILTERED, anEvent({ title: 'Garba Night' })])),
    ...scenarios.president(),
  ]),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Category' }), 'Technical');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(await canvas.findByText('Showing 1 of 2 events')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
};

/** Filters from a shared URL. */
export const FilteredByAddress: Story = {
  tags: ['act'],
  render: () => <Portal path="/events?search=sumo&category=technical&status=lost" />,
  beforeEach: backend(() => [
    mock(events.byRole).ok(({ query }) => (query.search === 'sumo' && query.category === 'technical' && !query.status ? [FILTERED] : [])),
    ...scenarios.president(),
  ]),
  play: sequence(seesRole('article', 'Sumo Bots'), hasValue('searchbox', 'Search', 'sumo')),
};

export const NothingFound: Story = {
  render: () => <Portal path="/events?search=nowhere" />,
  beforeEach: backend(scenarios.president),
  play: sees('No events pass these filters', 'Change a filter, or clear them to see all events.'),
};

const MANY = Array.from({ length: 250 }, (_, index) => anEvent({ _id: `e${index}`, title: `Lecture ${index + 1}` }));

/** The next page is fetched as its start comes close. */
export const ManyForAStudent: Story = {
  beforeEach: backend(() => [mock(events.byRole).ok(MANY), ...scenarios.student()]),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Showing 250 of 250 events')).toBeVisible();
    await canvas.findByRole('link', { name: 'Lecture 1' });
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Lecture 1' }).closest('li')).toHaveAttribute('aria-setsize', '250'));
    canvas.getByRole('link', { name: 'Lecture 1' }).closest('li')?.focus();
    // Each End moves to the last loaded event and makes the list load more.
    await waitFor(async () => {
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('link', { name: 'Lecture 250' })).toBeVisible();
    });
  },
};

/** Several years of events, of which only those in view are rendered. */
export const Many: Story = {
  beforeEach: backend(() => scenarios.president({ events: manyEvents(1_000) })),
  play: async ({ canvas }) => expect((await canvas.findAllByRole('article')).length).toBeLessThan(50),
};
