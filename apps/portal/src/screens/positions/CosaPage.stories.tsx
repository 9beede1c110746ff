import { positions } from '@quad/api-client/contract';
import { mock, scenarios } from '@quad/api-client/mocks';
import { manyPositionHolders } from '@quad/domain/fixtures';
import { act, hasValue, lacks, plays, presses, says, sees, seesRole, sequence, types } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { backend, PAGE, retries, shows } from '../../stories/backend.ts';
import { Portal } from '../../stories/Portal.tsx';
import { CosaPage } from './CosaPage.tsx';

const meta = {
  title: 'Pages/Positions/CosaPage',
  component: CosaPage,
  parameters: { ...PAGE },
  render: () => <Portal path="/cosa" />,
  beforeEach: backend(scenarios.president),
} satisfies Meta<typeof CosaPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  sees('Showing 25 of 25 position holders'),
  seesRole('tab', { name: 'View Position Holder (POR)', selected: true }),
  seesRole('button', 'Add Position'),
  seesRole('combobox', 'Department'),
);

/** A coordinator sees only their own unit, so there is no department filter. */
export const Coordinator: Story = shows(scenarios.coordinator, 'Showing 3 of 3 position holders', lacks('combobox', 'Department'));

export const GenSec: Story = { beforeEach: backend(scenarios.cultural), play: sees('Showing 5 of 5 position holders') };

export const Positions: Story = {
  render: () => <Portal path="/cosa?tab=positions" />,
  play: sequence(sees('Showing 13 of 13 positions'), seesRole('tab', { name: 'View Positions', selected: true })),
};

/** The filters come from the URL. */
export const Filtered: Story = plays(
  { render: () => <Portal path="/cosa?search=diya&tenure=2025-2026" /> },
  sees('Showing 2 of 25 position holders'),
  hasValue('searchbox', 'Search', 'diya'),
  hasValue('combobox', 'Tenure', '2025-2026'),
);

export const Empty: Story = {
  beforeEach: backend(() => scenarios.president({ holders: [] })),
  play: sees('No position holders found', 'Try adjusting your search or filter criteria.'),
};

export const Many: Story = shows(
  () => scenarios.president({ holders: manyPositionHolders(2_000) }),
  sees('Showing 2000 of 2000 position holders'),
  async ({ canvas }) => expect((await canvas.findAllByRole('button', { name: 'View Details' })).length).toBeLessThan(20),
);

/** The next page is fetched as its start comes close. */
export const LoadsMore: Story = act(
  { beforeEach: backend(() => scenarios.president({ holders: manyPositionHolders(250) })) },
  async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Showing 250 of 250 position holders')).toBeVisible();
    // Row 0 is the header.
    const row = (index: number) => canvasElement.querySelector<HTMLElement>(`[aria-rowindex="${index + 1}"]`);
    await waitFor(() => expect(row(1)).toBeVisible());
    row(1)?.focus();
    // Each End moves to the last loaded row and makes the list load more.
    await waitFor(async () => {
      await userEvent.keyboard('{End}');
      await expect(row(250)).toBeVisible();
    });
  },
);

/** Sends one request when typing pauses, however many letters were typed. */
export const DebouncedSearch: Story = act(async ({ canvas, msw, userEvent }) => {
  const searches: (string | undefined)[] = [];
  await canvas.findByText('Showing 25 of 25 position holders');
  msw.use(
    mock(positions.holders).ok(({ query }) => {
      searches.push(query.search);
      return [];
    }),
  );
  await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search' }), 'priya');
  await expect(await canvas.findByText('No position holders found')).toBeVisible();
  await expect(searches.filter((search) => search !== undefined)).toEqual(['priya']);
});

/** A late response to an earlier search is not shown. */
export const StaleResponse: Story = act(async ({ canvas, userEvent, msw }) => {
  const [requested, response] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await canvas.findByText('Showing 25 of 25 position holders');
  msw.use(
    mock(positions.holders).ok(async ({ query: { search } }) => {
      if (search !== 'arjun') return manyPositionHolders(2).slice(1);
      requested.resolve();
      await response.promise;
      return manyPositionHolders(1);
    }),
  );
  const search = canvas.getByRole('searchbox', { name: 'Search' });
  await userEvent.type(search, 'arjun');
  await requested.promise;
  await userEvent.clear(search);
  await userEvent.type(search, 'diya');
  await waitFor(() => expect(canvas.getAllByRole('button', { name: 'View Details' })).toHaveLength(1));
  response.resolve();
  await userEvent.type(search, ' ');
}, sees('Diya Raghavan'));

export const Failed: Story = { beforeEach: backend(() => [mock(positions.holders).offline()]), play: says('Failed to fetch positions') };

export const Retried: Story = act(
  { ...Failed },
  retries('Failed to fetch positions', scenarios.president),
  sees('Showing 25 of 25 position holders'),
);

export const PositionsFailed: Story = {
  render: () => <Portal path="/cosa?tab=positions" />,
  beforeEach: backend(() => [mock(positions.all).fails(503, 'The records are being moved. Try again in a minute.')]),
  play: says('The records are being moved. Try again in a minute.'),
};

/** Opens the details of one row; then the typed search is kept in the URL and survives switching to the other tab and back. */
export const DetailsAndFilters: Story = act(
  async ({ canvas, userEvent }) => {
    await canvas.findByText('Showing 25 of 25 position holders');
    const [first] = canvas.getAllByRole('button', { name: 'View Details' });
    if (first) await userEvent.click(first);
    const dialog = within(await canvas.findByRole('dialog', { name: 'Priya Sharma' }));
    await expect(await dialog.findByText('₹38,250')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(first).toHaveFocus());
  },
  types('Search', 'nobody', 'searchbox'),
  sees('No position holders found'),
  presses('View Positions', 'tab'),
  sees('Showing 13 of 13 positions'),
  hasValue('searchbox', 'Search', ''),
);

export const PositionDetails: Story = plays({ render: () => <Portal path="/cosa?tab=positions" /> }, async ({ canvas, userEvent }) => {
  await canvas.findByText('Showing 13 of 13 positions');
  const [first] = canvas.getAllByRole('button', { name: 'View Details' });
  if (first) await userEvent.click(first);
  await expect(await canvas.findByRole('dialog', { name: 'Workshop Lead' })).toBeVisible();
});
