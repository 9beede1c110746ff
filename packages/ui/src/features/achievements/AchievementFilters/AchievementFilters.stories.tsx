import { achievementFilterOptions } from '@quad/domain/achievements';
import { anAchievement, manyAchievements } from '@quad/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { act, hasDisplayValue, lastCallsWith, plays, selects, types } from '../../../plays.ts';
import { type ComponentTables, key, ofStory, performTables } from '../../../testing/performTables.ts';
import { AchievementFilters } from './AchievementFilters.tsx';

const SEARCH = { role: 'searchbox', name: 'Search' } as const;

const tables = {
  keyboard: [
    key(
      '{Escape}',
      SEARCH,
      'Clears the search.',
      { calls: 'onFiltersChange' },
      { shows: { ...SEARCH, state: { value: '' } } },
      { focus: SEARCH },
    ),
    key('{Tab}', 'Moves to the categories; the browser’s own keys choose one.', { focus: { role: 'combobox', name: 'Category' } }),
    key('{Tab}', 'Moves to the statuses.', { focus: { role: 'combobox', name: 'Status' } }),
    ...ofStory('Filtered', key('{Enter}', { role: 'button', name: 'Clear filters' }, 'Takes all filters back.', { calls: 'onClear' })),
  ],
  screenReader: [
    { part: 'Filters', role: 'search', name: 'Filter achievements' },
    { part: 'Category', role: 'combobox', name: 'Category', state: { value: 'All' } },
    { part: 'Level', role: 'combobox', name: 'Level', state: { value: 'All' } },
    { part: 'Search that is filled in', ...SEARCH, state: { value: 'music' }, story: 'Filtered' },
    { part: 'How many are left', role: 'status', text: 'Showing 1 of 5 achievements', story: 'Filtered' },
  ],
} satisfies ComponentTables;

const ALL = { search: '', category: '', state: '', level: '' };

const meta = {
  title: 'Features/Achievements/AchievementFilters',
  component: AchievementFilters,
  parameters: { tables },
  args: {
    choices: achievementFilterOptions([...manyAchievements(4), anAchievement({ category: 'Music', level: 'Inter-hostel' })]),
    filters: ALL,
    counts: { shown: 5, all: 5 },
    onFiltersChange: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof AchievementFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

export const Default: Story = plays(
  ({ canvas }) =>
    expect(['Category', 'Status', 'Level'].map((name) => words(canvas.getByRole('combobox', { name })))).toEqual([
      ['All', 'Music', 'Robotics'],
      ['All', 'Pending', 'Verified'],
      ['All', 'International', 'National', 'State', 'District', 'College', 'Inter-hostel'],
    ]),
  types('Search', 'robo', 'searchbox'),
  lastCallsWith('onFiltersChange', { search: 'robo' }),
  selects('Status', 'Verified'),
  lastCallsWith('onFiltersChange', { state: 'verified' }),
  performTables,
);

export const Filtered: Story = { args: { filters: { ...ALL, search: 'music' }, counts: { shown: 1, all: 5 } }, play: performTables };

/** A value from the URL is selected even if no achievement has it. */
export const ChosenByAddress: Story = act(
  { args: { filters: { ...ALL, category: 'Chess', level: 'Zonal' }, counts: { shown: 0, all: 5 } } },
  hasDisplayValue('combobox', 'Category', 'Chess'),
  hasDisplayValue('combobox', 'Level', 'Zonal'),
);
