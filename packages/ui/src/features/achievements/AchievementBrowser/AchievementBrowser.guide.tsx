import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import type { ComponentGuide } from '../../../testing/guide.ts';
import { AchievementBrowser } from './AchievementBrowser.tsx';

const SEARCH = { role: 'searchbox', name: 'Search' } as const;
const CLEAR = { role: 'button', name: 'Clear filters' } as const;

const ALL = { search: '', category: '', state: '', level: '' } as const;

const NONE = { achievements: [], known: [], counts: { shown: 0, all: 0 } };

function doNothing() {}

export const guide = {
  status: 'stable',
  since: '0.1',
  useWhen: ['Somebody looks through their own achievements, and may want to find one among many.'],
  useInstead: [
    { when: 'Achievements are only listed, such as on a profile', component: 'AchievementList' },
    { when: 'They wait to be endorsed', component: 'EndorsementPanel' },
    { when: 'Only the latest is shown', component: 'LatestAchievement' },
  ],
  anatomy: [
    { part: 'Filters', is: 'search and three choices, with how many are left; where they are kept is the page’s to say.' },
    { part: 'List', is: 'what passes, in the order in which it came.' },
    { part: 'None passes', is: 'said in place of the list; the filters stay, to be taken back.' },
    { part: 'None yet', is: 'said in place of everything, with the way to add the first.' },
  ],
  dos: [
    {
      do: <AchievementBrowser {...NONE} filters={ALL} onFilter={doNothing} onClear={doNothing} addHref="#add-achievement" />,
      dont: <EmptyState title="0 results" />,
      why: 'Nobody has searched yet. Say that there is nothing so far, and where it begins.',
    },
  ],
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
      story: 'NoneFits',
    },
  ],
  screenReader: [
    { part: 'Filters', role: 'search', name: 'Filter achievements' },
    { part: 'Search', ...SEARCH },
    { part: 'How many are left', role: 'status', text: 'Showing 10 of 10 achievements' },
    { part: 'List', role: 'list', name: 'Achievements' },
    { part: 'Way to add the first', role: 'link', name: 'Add an achievement', story: 'Empty' },
  ],
  adapts: {
    narrow: {
      says: 'The search takes a row of its own, and the choices as many as they need; badges go under the words of the list.',
      story: 'Default',
    },
    long: { says: 'Titles and descriptions break; AchievementList shows how.', story: 'Default' },
    many: { says: 'Beyond a hundred only what is visible is rendered, and more is read as the end comes near.', story: 'Searched' },
    rightToLeft: { says: 'Filters begin on the right, badges stand on the left.', story: 'Default' },
  },
  related: ['AchievementFilters', 'AchievementList', 'AchievementForm', 'EndorsementPanel'],
  matrix: 'NoneFits',
} satisfies ComponentGuide;
