import { achievementFilterOptions } from '@quad/domain/achievements';
import { manyAchievements } from '@quad/domain/fixtures';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { AchievementFilters } from './AchievementFilters.tsx';

const SEARCH = { role: 'searchbox', name: 'Search' } as const;

const FILTERED = { search: '', category: '', state: 'verified', level: '' } as const;
const FOUR = manyAchievements(4);
const ALL_CHOICES = achievementFilterOptions(FOUR);
const ONE_CHOICE = achievementFilterOptions(FOUR.slice(0, 1));
const COUNTS = { shown: 2, all: 4 };

function doNothing() {}

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['A list of achievements is narrowed down by words, category, status and level.'],
  useInstead: [
    { when: 'The list should be there as well', component: 'AchievementBrowser' },
    { when: 'A list of another kind is narrowed down', component: 'FilterBar' },
    { when: 'Skills are narrowed down', component: 'UserSkillFilters' },
  ],
  anatomy: [
    { part: 'Search', is: 'looks into title, description, category and type; whoever keeps the achievements is asked once typing pauses.' },
    { part: 'Category and Level', is: 'offer what occurs among the achievements, after All.' },
    { part: 'Status', is: 'Pending or Verified.' },
    { part: 'How many are left', is: 'read out when it changes.' },
    { part: 'Clear filters', is: 'takes all back; there while something is narrowed down.' },
  ],
  dos: [
    {
      do: <AchievementFilters choices={ALL_CHOICES} filters={FILTERED} counts={COUNTS} onFilter={doNothing} onClear={doNothing} />,
      dont: <AchievementFilters choices={ONE_CHOICE} filters={FILTERED} counts={COUNTS} onFilter={doNothing} onClear={doNothing} />,
      why: 'Make the choices of all achievements that are known, not of those that pass.',
    },
  ],
  keyboard: [
    {
      keys: '{Escape}',
      on: SEARCH,
      does: 'Clears the search.',
      outcome: [{ calls: 'onFilter' }, { shows: { ...SEARCH, state: { value: '' } } }, { focus: SEARCH }],
    },
    {
      keys: '{Tab}',
      does: 'Moves to the categories; the browser’s own keys choose one.',
      outcome: { focus: { role: 'combobox', name: 'Category' } },
    },
    { keys: '{Tab}', does: 'Moves to the statuses.', outcome: { focus: { role: 'combobox', name: 'Status' } } },
    {
      keys: '{Enter}',
      on: { role: 'button', name: 'Clear filters' },
      does: 'Takes all filters back.',
      outcome: { calls: 'onClear' },
      story: 'Filtered',
    },
  ],
  screenReader: [
    { part: 'Filters', role: 'search', name: 'Filter achievements' },
    { part: 'Category', role: 'combobox', name: 'Category', state: { value: 'All' } },
    { part: 'Level', role: 'combobox', name: 'Level', state: { value: 'All' } },
    { part: 'Search that is filled in', ...SEARCH, state: { value: 'music' }, story: 'Filtered' },
    { part: 'How many are left', role: 'status', text: 'Showing 1 of 5 achievements', story: 'Filtered' },
  ],
  adapts: {
    narrow: { says: 'The search takes a row of its own; the choices stand beside each other while each has 10 rem.', story: 'Default' },
    long: { says: 'A category that somebody typed may be long; its choice is as wide as its field.', story: 'Default' },
    many: { says: 'Each category is offered once, however many achievements have it.', story: 'Default' },
    rightToLeft: { says: 'Fields begin on the right; Clear filters stands on the left.', story: 'Filtered' },
  },
  related: ['AchievementBrowser', 'FilterBar', 'SearchField', 'Select'],
  matrix: 'Filtered',
} satisfies ComponentGuide;
