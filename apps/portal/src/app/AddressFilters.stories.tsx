import { Button, FilterBar, SearchField, Stack } from '@quad/ui';
import { act, focuses, keys, lacks, presses, says, types } from '@quad/ui/plays';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { spyOn } from 'storybook/test';
import { useListFilters } from './useUrlFilters.ts';

const ROWS = ['Robotics', 'Dance'];

/** A list whose rows can be hidden one by one, so that a choice removes the focused element. */
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
  // Filters kept in the URL, shown with a list defined in this file. Not a component that can be imported.
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

/** The URL is updated right after the press, so that a copied link is correct. */
export const ChoiceAtOnce: Story = act(presses('Hide Dance'), says('?hidden=Dance', 'status', 'Address'));

/** The button disappears with its row and loses focus; the choice is kept. */
export const ChoiceThatTakesAwayTheFocus: Story = act(
  types('Search', 'club', 'searchbox'),
  presses('Hide Robotics'),
  lacks('button', 'Hide Robotics'),
  says('?search=club&hidden=Robotics', 'status', 'Address'),
  focuses('button', 'Hide Dance'),
  keys('{Enter}'),
  says('?search=club&hidden=Dance', 'status', 'Address'),
);

/** The URL does not change with every key: it gets the text when typing pauses or the field loses focus. */
export const TypedWhenTypingPauses: Story = act(
  types('Search', 'c', 'searchbox'),
  says('', 'status', 'Address'),
  says('?search=c', 'status', 'Address'),
  types('Search', 'lub', 'searchbox'),
  keys('{Tab}'),
  says('?search=club', 'status', 'Address'),
);

/** The URL also gets the text when the page is left while somebody is still typing. */
export const TypedWhenThePageIsLeft: Story = act(
  {
    beforeEach: () => {
      const start = window.setTimeout.bind(window);
      const never = (run: TimerHandler, wait?: number) => (wait === 300 ? 0 : start(run, wait));
      spyOn(window, 'setTimeout').mockImplementation(never as typeof window.setTimeout);
    },
  },
  types('Search', 'club', 'searchbox'),
  // `persisted`, because the mocks shut down when a page is unloaded for good.
  () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
  says('?search=club', 'status', 'Address'),
);
