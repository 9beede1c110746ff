import * as v from 'valibot';
import { folded, hasWords, SearchText, searchable, searchWords } from '../fields/search.ts';
import { LONGEST_TITLE } from '../fields/text.ts';
import { ACHIEVEMENT_LEVELS, type Achievement } from './achievement.ts';

/** Values of the filter by state. */
export const ACHIEVEMENT_STATES = ['pending', 'verified'] as const;
export type AchievementState = (typeof ACHIEVEMENT_STATES)[number];

const Word = v.pipe(v.string(), v.maxLength(LONGEST_TITLE, `Ask for at most ${LONGEST_TITLE} characters.`));

/** What narrows down the list of somebody's achievements that a server answers; what is left out leaves nothing out. */
export const ACHIEVEMENT_FILTERS = {
  /** Words, each of them in title, description, category or type. */
  search: v.optional(SearchText),
  category: v.optional(Word),
  state: v.optional(v.picklist(ACHIEVEMENT_STATES, 'An achievement is pending or verified.')),
  level: v.optional(Word),
};

/** What narrows down the list of one's achievements; '' means all. */
export interface AchievementFilters {
  /** Found in title, description, category or type, whatever the case. */
  readonly search: string;
  readonly category: string;
  readonly state: string;
  readonly level: string;
}

type Filtered = Pick<Achievement, 'title' | 'description' | 'category' | 'type' | 'level' | 'verified'>;

/** Free text as it is compared: people write 'National', 'national ' and 'NATIONAL'. The database does the same. */
function plain(text: string | null | undefined): string {
  return folded((text ?? '').trim());
}

function isState(text: string): text is AchievementState {
  return (ACHIEVEMENT_STATES as readonly string[]).includes(text);
}

/** An achievement with what is looked at while somebody types, prepared once. */
export interface SearchableAchievement<A> {
  readonly achievement: A;
  readonly text: string;
  readonly category: string;
  readonly level: string;
}

/**
 * Prepares achievements for `filterAchievements`: title, description, category and type are searched
 * (docs/specification/achievements.md#achievements-filters).
 */
export function searchableAchievements<A extends Filtered>(achievements: readonly A[]): SearchableAchievement<A>[] {
  return achievements.map((achievement) => {
    const { title, description, category, type, level } = achievement;
    const text = folded(searchable(title, description, category, type));
    return { achievement, text, category: plain(category), level: plain(level) };
  });
}

/** The achievements that pass the search and all filters, in their own order. */
export function filterAchievements<A extends Filtered>(all: readonly SearchableAchievement<A>[], filters: AchievementFilters): A[] {
  const [words, asked, reach] = [searchWords(filters.search), plain(filters.category), plain(filters.level)];
  const { state } = filters;
  return all
    .filter(
      ({ achievement, text, category, level }) =>
        hasWords(text, words) &&
        (asked === '' || category === asked) &&
        (reach === '' || level === reach) &&
        (!isState(state) || achievement.verified === (state === 'verified')),
    )
    .map(({ achievement }) => achievement);
}

function distinct(texts: readonly (string | null | undefined)[]): string[] {
  return [...new Map(texts.map((text) => [plain(text), (text ?? '').trim()])).entries()]
    .filter(([key]) => key !== '')
    .map(([, text]) => text);
}

/** What the filters offer: the categories that occur by name, the known levels and then others that occur. */
export function achievementFilterOptions(achievements: readonly Pick<Achievement, 'category' | 'level'>[]) {
  const levels = distinct(achievements.map(({ level }) => level));
  const known: readonly string[] = ACHIEVEMENT_LEVELS;
  return {
    categories: distinct(achievements.map(({ category }) => category)).toSorted((one, other) => one.localeCompare(other)),
    levels: [...known, ...levels.filter((level) => !known.includes(plain(level)))],
  };
}
