import { Button, FilterBar, SearchField, Stack } from '@quad/ui';
import { focuses, keys, lacks, presses, says, sequence, types } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, spyOn, waitFor } from 'storybook/test';
import { useListFilters } from './useUrlFilters.ts';

const ROWS = ['Robotics', 'Dance'];

/** A list whose rows can be hidden one by one, so that a choice takes away what has the focus. */
function List() {
  const { filters, onFiltersChange } = useListFilters({ search: '', hidden: '' });
  const { search } = useLocation();
  return (
    <Stack>
      <FilterBar label="Filters">
        <SearchField label="Search" defaultValue={filters.search} onSearch={(text) => onFiltersChange({ search: text })} />
      </FilterBar>
      {ROWS.filter((row) => row !== filters.hidden).map((row) => (
        <Button key={row} onClick={() => onFiltersChange({ hidden: row })}>
          Hide {row}
        </Button>
      ))}
      <output aria-label="Address">{search}</output>
    </Stack>
  );
}

const meta = {
  title: 'Pages/Filters/AddressFilters',
  // A part of the portal that nobody can import, shown by a list of this file.
  tags: ['!manifest'],
  component: List,
  render: () => (
    <MemoryRouter initialEntries={['/list']}>
      <List />
    </MemoryRouter>
  ),
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A copied link has it right after the press. */
export const ChoiceAtOnce: Story = { tags: ['act'], play: sequence(presses('Hide Dance'), says('?hidden=Dance', 'status', 'Address')) };

/** The button goes away with its row, and the focus with it: the choice stays. */
export const ChoiceThatTakesAwayTheFocus: Story = {
  tags: ['act'],
  play: sequence(
    types('Search', 'club', 'searchbox'),
    presses('Hide Robotics'),
    lacks('button', 'Hide Robotics'),
    says('?search=club&hidden=Robotics', 'status', 'Address'),
    focuses('button', 'Hide Dance'),
    keys('{Enter}'),
    says('?search=club&hidden=Dance', 'status', 'Address'),
  ),
};

/** The address does not follow every key, and has the text when typing pauses, or when the field is left. */
export const TypedWhenTypingPauses: Story = {
  tags: ['act'],
  play: sequence(
    types('Search', 'c', 'searchbox'),
    says('', 'status', 'Address'),
    says('?search=c', 'status', 'Address'),
    types('Search', 'lub', 'searchbox'),
    ({ userEvent }) => userEvent.tab(),
    says('?search=club', 'status', 'Address'),
  ),
};

/** Also where typing never pauses. */
export const TypedWhenThePageIsLeft: Story = {
  tags: ['act'],
  beforeEach: () => {
    const start = window.setTimeout.bind(window);
    const never = (run: TimerHandler, wait?: number) => (wait === 300 ? 0 : start(run, wait));
    spyOn(window, 'setTimeout').mockImplementation(never as typeof window.setTimeout);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search' }), 'club');
    // Kept, to come back to: of a page that is gone for good the mocks would take leave.
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Address' })).toHaveTextContent('?search=club'));
  },
};
