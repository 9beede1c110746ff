import { matchesAchievementFilters, NO_ACHIEVEMENT_FILTERS, readAchievementFilters } from '@quad/domain/achievements';
import { manyAchievements } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { fn } from 'storybook/test';
import { act, hasAttribute, hasValue, says, sees, seesMany, selects, sequence, shows, types } from '../../../plays.ts';
import { type ComponentTables, performTables } from '../../../testing/performTables.ts';
import { AchievementBrowser, type AchievementBrowserProps } from './AchievementBrowser.tsx';

const SEARCH = { role: 'searchbox', name: 'Search' } as const;
const CLEAR = { role: 'button', name: 'Clear filters' } as const;

const tables = {
  keyboard: [
    {
      keys: '{Escape}',
      on: SEARCH,
      does: 'Clears the search; other filters stay.',
      outcome: [{ shows: { ...SEARCH, state: { value: '' } } }, { shows: { role: 'status', text: 'Showing 5 of 10 achievements' } }],
      story: 'Searched',
    },
    { keys: '{Tab}', does: 'Moves to the first choice.', outcome: { focus: { role: 'combobox', name: 'Category' } }, story: 'Searched' },
    {
      keys: '{Enter}',
      on: CLEAR,
      does: 'Takes all filters back.',
      outcome: [{ shows: { role: 'status', text: 'Showing 10 of 10 achievements' } }, { hides: CLEAR }],
      story: 'Cleared',
    },
  ],
  screenReader: [
    { part: 'Filters', role: 'search', name: 'Filter achievements' },
    { part: 'Search', ...SEARCH },
    { part: 'How many are left', role: 'status', text: 'Showing 10 of 10 achievements' },
    { part: 'List', role: 'list', name: 'Achievements' },
    { part: 'Way to add the first', role: 'link', name: 'Add an achievement', story: 'Empty' },
  ],
} satisfies ComponentTables;

const TEN = manyAchievements(10);

/** Stores the filters and loads the matching achievements, as a page does with its URL. */
function Page(props: AchievementBrowserProps) {
  const [filters, setFilters] = useState(props.filters);
  const all = props.achievements;
  const found = useMemo(() => all.filter((each) => matchesAchievementFilters(each, readAchievementFilters(filters))), [all, filters]);
  return (
    <AchievementBrowser
      {...props}
      achievements={found}
      counts={{ shown: found.length, all: all.length }}
      filters={filters}
      onFiltersChange={(changed) => setFilters((known) => ({ ...known, ...changed }))}
      onClear={() => setFilters(NO_ACHIEVEMENT_FILTERS)}
    />
  );
}

const meta = {
  title: 'Features/Achievements/AchievementBrowser',
  component: AchievementBrowser,
  parameters: { tables },
  args: {
    achievements: TEN,
    known: TEN,
    counts: undefined,
    filters: NO_ACHIEVEMENT_FILTERS,
    onFiltersChange: fn(),
    onClear: fn(),
    addHref: '/add-achievement',
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof AchievementBrowser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sequence(seesMany(10, 'listitem'), performTables) };

export const Searched: Story = act(
  types('Search', 'best vocal', 'searchbox'),
  says('Showing 2 of 10 achievements', 'status'),
  selects('Status', 'Verified'),
  says('Showing 1 of 10 achievements', 'status'),
  performTables,
);

export const NoneFits: Story = {
  args: { filters: { ...NO_ACHIEVEMENT_FILTERS, search: 'juggling' } },
  play: sees('No achievements found', 'No achievements match your current filters.'),
};

export const Cleared: Story = act({ ...NoneFits }, performTables, hasValue('searchbox', 'Search', ''), seesMany(10, 'listitem'));

export const Empty: Story = shows(
  { achievements: [], known: [] },
  sees('No achievements found', "You haven't added any achievements yet."),
  hasAttribute('link', 'Add an achievement', 'href', '/add-achievement'),
  performTables,
);
