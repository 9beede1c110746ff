import { matchesAchievementFilters, readAchievementFilters } from '@quad/domain/achievements';
import { filterFeedback, readFeedbackFilter } from '@quad/domain/feedback';
import { manyAchievements, manyFeedbacks, manyPositionHolders } from '@quad/domain/fixtures';
import { matchesHolderFilters, readHolderFilters } from '@quad/domain/positions';

const COUNT = 10_000;

/** A list of the portal that may be long, and how it is filtered. */
export interface LongList {
  /** The accessible name of the list. */
  readonly name: string;
  readonly mailbox: string;
  readonly path: string;
  /** The request that returns the rows. */
  readonly call: RegExp;
  readonly rows: readonly object[];
  /** The rows that the server returns for a query. */
  readonly find: (query: URLSearchParams) => readonly object[];
  /** The properties of a row that a plain filter searches. */
  readonly texts: readonly string[];
  /** The role and name of the focused control. */
  readonly control: { readonly role: 'searchbox' | 'combobox'; readonly name: string };
  readonly keys: readonly string[];
}

/** Types a text, deletes it, and repeats both: all rows match, then some, then one. */
function typed(text: string): string[] {
  const once = [...text, ...[...text].fill('Backspace')];
  return [...once, ...once, ...text];
}

function longList<Row extends object>(
  list: Omit<LongList, 'rows' | 'texts' | 'find'> & {
    readonly rows: readonly Row[];
    readonly textOf: (row: Row) => string;
    readonly isWanted: (row: Row, word: (name: string) => string) => boolean;
  },
): LongList {
  const { textOf, isWanted, ...known } = list;
  return {
    ...known,
    texts: list.rows.map((row) => textOf(row).toLowerCase()),
    find: (query) => list.rows.filter((row) => isWanted(row, (name) => query.get(name) ?? '')),
  };
}

const holders = longList({
  name: 'Position holders',
  mailbox: 'president',
  path: '/dashboard/manage-positions',
  call: /\/api\/positions\/get-all-position-holder\?/,
  isWanted: (row, word) =>
    matchesHolderFilters(
      row,
      readHolderFilters({ search: word('search'), status: word('status'), tenure: word('tenure'), unit: word('unit') }),
    ),
  rows: manyPositionHolders(COUNT),
  textOf: ({ por_id }) => por_id ?? '',
  control: { role: 'searchbox', name: 'Search' },
  keys: typed('por-1234'),
});

const achievements = longList({
  name: 'Achievements',
  mailbox: 'student',
  path: '/view-achievements',
  call: /\/api\/achievements\/[0-9a-f-]+\?/,
  isWanted: (row, word) =>
    matchesAchievementFilters(
      row,
      readAchievementFilters({ search: word('search'), category: word('category'), state: word('state'), level: word('level') }),
    ),
  rows: manyAchievements(COUNT).map((achievement, index) => ({ ...achievement, title: `${achievement.title} ${index + 1}` })),
  textOf: ({ title }) => title,
  control: { role: 'searchbox', name: 'Search' },
  keys: typed('day 1234'),
});

const feedbacks = longList({
  name: 'Feedbacks',
  mailbox: 'president',
  path: '/viewfeedback',
  call: /\/api\/feedback\/view-feedback\?/,
  isWanted: (row, word) => filterFeedback([row], readFeedbackFilter({ type: word('type'), status: word('status') })).length > 0,
  rows: manyFeedbacks(COUNT),
  textOf: ({ type }) => type,
  control: { role: 'combobox', name: 'Type' },
  keys: Array.from({ length: 40 }, (_, turn) => (turn % 8 < 4 ? 'ArrowDown' : 'ArrowUp')),
});

export const LONG_LISTS: readonly LongList[] = [feedbacks, holders, achievements];
