import { ACHIEVEMENT_LEVELS, type Achievement } from './achievement.ts';

/** Values of the filter by state. */
export const ACHIEVEMENT_STATES = ['pending', 'verified'] as const;
export type AchievementState = (typeof ACHIEVEMENT_STATES)[number];

/** What narrows down the list of one's achievements; '' means all. */
export interface AchievementFilters {
  /** Found in title, description, category or type, whatever the case. */
  readonly search: string;
  readonly category: string;
  readonly state: string;
  readonly level: string;
}

type Filtered = Pick<Achievement, 'title' | 'description' | 'category' | 'type' | 'level' | 'verified'>;

/** Free text as it is compared: people write 'National', 'national ' and 'NATIONAL'. */
function plain(text: string | null | undefined): string {
  return (text ?? '').trim().toLowerCase();
}

function isState(text: string): text is AchievementState {
  return (ACHIEVEMENT_STATES as readonly string[]).includes(text);
}

/** The achievements that pass the search and all filters, in their own order (specification 2, section 9). */
export function filterAchievements<A extends Filtered>(achievements: readonly A[], filters: AchievementFilters): A[] {
  const [searched, category, level] = [plain(filters.search), plain(filters.category), plain(filters.level)];
  const { state } = filters;
  return achievements.filter(
    (each) =>
      [each.title, each.description, each.category, each.type].some((text) => plain(text).includes(searched)) &&
      (category === '' || plain(each.category) === category) &&
      (level === '' || plain(each.level) === level) &&
      (!isState(state) || each.verified === (state === 'verified')),
  );
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
