import * as v from 'valibot';
import { ruleMessage } from '../fields/ruleMessage.ts';
import { folded, isFound, readFilters, SearchText, searchable } from '../fields/search.ts';
import { MAX_TITLE_LENGTH } from '../fields/text.ts';
import { ACHIEVEMENT_LEVELS, type Achievement } from './achievement.ts';

/** Values of the state filter. */
export const ACHIEVEMENT_STATES = ['pending', 'verified'] as const;
export type AchievementState = (typeof ACHIEVEMENT_STATES)[number];

const Word = v.pipe(v.string(), v.maxLength(MAX_TITLE_LENGTH, ruleMessage('Ask for at most {1} characters.', { 1: MAX_TITLE_LENGTH })));

/** Filters of a list of achievements; an omitted filter matches everything. */
export const ACHIEVEMENT_FILTERS = {
  /** Words that must each occur in title, description, category or type. */
  search: v.optional(SearchText),
  category: v.optional(Word),
  state: v.optional(v.picklist(ACHIEVEMENT_STATES, 'An achievement is pending or verified.')),
  level: v.optional(Word),
};

const AchievementFilters = v.object(ACHIEVEMENT_FILTERS);
export type AchievementFilters = v.InferOutput<typeof AchievementFilters>;

/** The filters as they appear in a URL; blank if not set. */
export type AchievementFilterValues = Readonly<Record<keyof AchievementFilters, string>>;

export const NO_ACHIEVEMENT_FILTERS: AchievementFilterValues = { search: '', category: '', state: '', level: '' };

/** Converts filters from a URL to a query: blank, too short or unknown values are dropped. */
export function readAchievementFilters(values: AchievementFilterValues): AchievementFilters {
  return readFilters(ACHIEVEMENT_FILTERS, values);
}

type Filtered = Pick<Achievement, 'title' | 'description' | 'category' | 'type' | 'level' | 'verified'>;

/** Normalizes free text for comparison: 'National', 'national ' and 'NATIONAL' are the same. The database does the same. */
function plain(text: string | null | undefined): string {
  return folded((text ?? '').trim());
}

function isMatch(text: string | null | undefined, filter: string | undefined): boolean {
  return plain(filter) === '' || plain(text) === plain(filter);
}

/**
 * Whether an achievement matches the search and all filters; the search covers title, description, category and type
 * (docs/specification/achievements.md#achievements-filters).
 */
export function matchesAchievementFilters(achievement: Filtered, { search, category, state, level }: AchievementFilters): boolean {
  const { title, description, type, verified } = achievement;
  return (
    (search === undefined || isFound(searchable(title, description, achievement.category, type), search)) &&
    isMatch(achievement.category, category) &&
    isMatch(achievement.level, level) &&
    (state === undefined || verified === (state === 'verified'))
  );
}

function distinct(texts: readonly (string | null | undefined)[]): string[] {
  return [...new Map(texts.map((text) => [plain(text), (text ?? '').trim()])).entries()]
    .filter(([key]) => key !== '')
    .map(([, text]) => text);
}

/** Filter options: the categories that occur, by name; the known levels, followed by others that occur. */
export function achievementFilterOptions(achievements: readonly Pick<Achievement, 'category' | 'level'>[]) {
  const levels = distinct(achievements.map(({ level }) => level));
  const known: readonly string[] = ACHIEVEMENT_LEVELS;
  return {
    categories: distinct(achievements.map(({ category }) => category)).toSorted((one, other) => one.localeCompare(other)),
    levels: [...known, ...levels.filter((level) => !known.includes(plain(level)))],
  };
}
