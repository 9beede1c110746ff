import { Button, FilterBar, SearchField, Stack } from '@quad/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, spyOn, waitFor } from 'storybook/test';
import { useListFilters } from './useUrlFilters.ts';

const ROWS = ['Robotics', 'Dance'];

/** A list whose rows can be hidden one by one, so that a choice takes away what has the focus. */
function List() {
  const { filters, onFilter } = useListFilters({ search: '', hidden: '' });
  const { search } = useLocation();
  return (
    <Stack>
      <FilterBar label="Filters">
        <SearchField label="Search" defaultValue={filters.search} onSearch={({ text }) => onFilter({ search: text })} />
      </FilterBar>
      {ROWS.filter((row) => row !== filters.hidden).map((row) => (
        <Button key={row} onClick={() => onFilter({ hidden: row })}>
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
export const ChoiceAtOnce: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide Dance' }));
    await expect(await canvas.findByRole('status', { name: 'Address' })).toHaveTextContent('?hidden=Dance');
  },
};

/** The button goes away with its row, and the focus with it: the choice stays. */
export const ChoiceThatTakesAwayTheFocus: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByRole('status', { name: 'Address' });
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search' }), 'club');
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide Robotics' }));
    await expect(canvas.queryByRole('button', { name: 'Hide Robotics' })).not.toBeInTheDocument();
    await expect(address).toHaveTextContent('?search=club&hidden=Robotics');
    canvas.getByRole('button', { name: 'Hide Dance' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address).toHaveTextContent('?search=club&hidden=Dance'));
  },
};

/** The address does not follow every key, and has the text when typing pauses. */
export const TypedWhenTypingPauses: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByRole('status', { name: 'Address' });
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search' }), 'c');
    await expect(address).toHaveTextContent('');
    await waitFor(() => expect(address).toHaveTextContent('?search=c'));
  },
};

export const TypedWhenTheFieldIsLeft: Story = {
  tags: ['act'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search' }), 'club');
    await userEvent.tab();
    await expect(await canvas.findByRole('status', { name: 'Address' })).toHaveTextContent('?search=club');
  },
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
