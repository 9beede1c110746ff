import { events } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { anEvent, manyEvents } from '@quad/domain/fixtures';
import { act, hasAttribute, hasValue, lacks, plays, presses, says, sees, seesMany, seesRole, seesTitle, selects } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { acts, backend, PAGE, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { pressesExport, savesLines } from '../../stories/savedFile.ts';
import { EventsPage } from './EventsPage.tsx';

const meta = {
  title: 'Pages/Events/EventsPage',
  component: EventsPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/events" />,
} satisfies Meta<typeof EventsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = shows(
  scenarios.president,
  seesMany(12, 'article'),
  seesMany(12, 'button', 'Manage Requests'),
  lacks('button', '+ Request Room'),
);

export const Student: Story = shows(
  scenarios.student,
  sees('Build a robot that follows a line faster than the others.'),
  lacks('article'),
  lacks('button', 'Edit'),
  lacks('button', 'Save as CSV'),
  lacks('link', 'Add Event'),
);

export const Coordinator: Story = shows(
  scenarios.coordinator,
  ({ canvas }) => canvas.findAllByRole('article'),
  ({ canvas }) => expect(canvas.getAllByRole('button', { name: '+ Request Room' })[0]).toBeVisible(),
  lacks('button', 'Manage Requests'),
  hasAttribute('link', 'Add Event', 'href', '/add-event'),
);

export const GenSec: Story = shows(scenarios.cultural, async ({ canvas }) => {
  await expect((await canvas.findAllByRole('article'))[0]).toHaveAccessibleName('Garba Practice');
  await expect(canvas.getAllByRole('button', { name: '+ Request Room' })[0]).toBeVisible();
});

/** Exports the filtered list with the columns of the import; then the server fails. */
export const Saves: Story = acts(
  scenarios.president,
  savesLines('Save as CSV', async (lines) => {
    await expect(lines[0]).toMatch(/^Title,Unit,Category,Starts,Ends,Venue,/);
    await expect(lines.length).toBeGreaterThan(12);
  }),
  ({ msw }) => msw.use(mock(events.byRole).fails(500, 'Something broke.')),
  pressesExport(),
  says('Something broke.'),
);

export const Loading: Story = shows(() => [mock(events.byRole).loading(), ...scenarios.president()], seesTitle('Events'), 'Loading...');

export const Empty: Story = {
  beforeEach: backend(() => scenarios.president({ events: [] })),
  play: sees('No events found', 'There are no events to display for your role.'),
};

const FILTERED = anEvent({ _id: 'found', title: 'Sumo Bots', category: 'technical', status: 'planned' });

/** The chosen filters are sent to the server and kept in the URL. */
export const Filtered: Story = shows(
  () => [
    mock(events.byRole).ok(({ query }) => (query.category === 'technical' ? [FILTERED] : [FILTERED, anEvent({ title: 'Garba Night' })])),
    ...scenarios.president(),
  ],
  seesMany(2, 'article'),
  selects('Category', 'Technical'),
  ({ canvas }) => waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1)),
  sees('Showing 1 of 2 events'),
  presses('Clear filters'),
  ({ canvas }) => waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2)),
);

/** Filters from a shared URL. */
export const FilteredByAddress: Story = act(
  {
    render: () => <Portal path="/events?search=sumo&category=technical&status=lost" />,
    beforeEach: backend(() => [
      mock(events.byRole).ok(({ query }) => (query.search === 'sumo' && query.category === 'technical' && !query.status ? [FILTERED] : [])),
      ...scenarios.president(),
    ]),
  },
  seesRole('article', 'Sumo Bots'),
  hasValue('searchbox', 'Search', 'sumo'),
);

export const NothingFound: Story = plays(
  { render: () => <Portal path="/events?search=nowhere" />, beforeEach: backend(scenarios.president) },
  sees('No events pass these filters', 'Change a filter, or clear them to see all events.'),
);

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
export const Many: Story = plays({ beforeEach: backend(() => scenarios.president({ events: manyEvents(1_000) })) }, async ({ canvas }) =>
  expect((await canvas.findAllByRole('article')).length).toBeLessThan(50),
);
