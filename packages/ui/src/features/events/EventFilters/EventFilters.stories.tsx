import { type EventFilterValues, NO_EVENT_FILTERS } from '@quad/domain/events';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { act, hasValue, lacks, lastCallsWith, plays, presses, says, seesRole, selects, shows, types } from '../../../plays.ts';
import { type ComponentTables, key, ofStory, performTables } from '../../../testing/performTables.ts';
import { EventFilters, type EventFiltersProps } from './EventFilters.tsx';

const units = [
  { _id: 'u1', name: 'Robotics Club', type: 'Club' as const },
  { _id: 'u2', name: 'Dance Club', type: 'Club' as const },
];

/** Stores the selection, as a page does. */
function Stateful(props: EventFiltersProps) {
  const [filters, setFilters] = useState<EventFilterValues>(props.filters);
  const change = (next: EventFilterValues) => {
    setFilters(next);
    props.onFiltersChange(next);
  };
  return <EventFilters {...props} filters={filters} onFiltersChange={change} />;
}

const SEARCH = { role: 'searchbox', name: 'Search' } as const;
const UNIT = { role: 'combobox', name: 'Unit' } as const;

const tables = {
  keyboard: [
    ...ofStory(
      'Thousands',
      key('{Tab}', 'Moves to the search field.', { focus: SEARCH }),
      key('r', 'Narrows the list down while one types.', { calls: 'onFiltersChange' }),
      key('{Escape}', 'Clears the search field, and stays there.', { calls: 'onFiltersChange' }, { focus: SEARCH }),
      key('{Tab}', 'Moves on to the first choice.', { focus: UNIT }),
    ),
  ],
  screenReader: [
    { part: 'Bar', role: 'search', name: 'Filter events', story: 'Thousands' },
    { part: 'Search', ...SEARCH, story: 'Thousands' },
    { part: 'Summary', role: 'status', text: 'Showing 1,840 of 20,000 events', story: 'Thousands' },
  ],
} satisfies ComponentTables;

const meta = {
  title: 'Features/Events/EventFilters',
  component: EventFilters,
  parameters: { tables },
  args: { filters: NO_EVENT_FILTERS, units, shownCount: 123, count: 123, onFiltersChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof EventFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = plays(
  seesRole('search', 'Filter events'),
  lacks('button', 'Clear filters'),
  types('Search', 'robo', 'searchbox'),
  selects('Unit', 'Dance Club'),
  selects('Category', 'Cultural'),
  selects('Status', 'Planned'),
  lastCallsWith('onFiltersChange', {
    ...NO_EVENT_FILTERS,
    search: 'robo',
    unit: 'u2',
    category: 'cultural',
    status: 'planned',
  }),
);

/** All filters are active, and one press resets them. */
export const Filtered: Story = shows(
  {
    filters: { search: 'robo', unit: 'u1', category: 'technical', status: 'planned', from: '2026-11-01', to: '2026-11-30' },
    shownCount: 2,
  },
  says('Showing 2 of 123 events', 'status'),
  seesRole('button', 'Dates 1 Nov – 30 Nov'),
  presses('Clear filters'),
  lastCallsWith('onFiltersChange', NO_EVENT_FILTERS),
  hasValue('searchbox', 'Search', ''),
  seesRole('button', 'Dates'),
);

/** Both dates open below their chip; each limits the other. */
export const Days: Story = plays(
  { args: { filters: { ...NO_EVENT_FILTERS, from: '2026-11-01', to: '2026-11-30' } }, parameters: { frame: 'opened' } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dates 1 Nov – 30 Nov', expanded: false }));
    await expect(await screen.findByLabelText('To')).toHaveAttribute('min', '2026-11-01');
    await expect(screen.getByLabelText('From')).toHaveAttribute('max', '2026-11-30');
    await userEvent.clear(screen.getByLabelText('From'));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...NO_EVENT_FILTERS, to: '2026-11-30' });
    await expect(canvas.getByRole('button', { name: 'Dates – 30 Nov', hidden: true })).toBeVisible();
  },
);

/** With a single unit there is no choice. */
export const OneUnit: Story = { args: { units: units.slice(0, 1) }, play: lacks('combobox', 'Unit') };

/** Until the count is known, none is shown. */
export const Counting: Story = act({ args: { shownCount: undefined, count: undefined } }, ({ canvas }) =>
  expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
);

export const Thousands: Story = { args: { shownCount: 1840, count: 20_000 }, play: performTables };
