import { nearestTo } from '../changed.mjs';

/** What every story is rendered with, and no import leads to. */
const EVERYWHERE = /^(\.storybook\/(?!atlas\/|mails\/)|packages\/ui\/tokens\/|package-lock\.json$|vitest\.visual\.config\.ts$)/;

/** What shows on no picture. */
const NOWHERE = /\.(test\.tsx?|journey\.ts|mdx?|svg|yml)$|^(docs|bench|e2e|scripts|generators)\//;

const STORIES = /\.stories\.tsx$/;

/**
 * The story files whose pictures a change may touch, as the imports have it; all of them where it changes what every story is rendered with.
 *
 * @param {readonly string[]} changed
 * @param {readonly string[]} all files of the repository
 */
export function touchedStories(changed, all) {
  const seen = changed.filter((file) => !NOWHERE.test(file));
  if (seen.some((file) => EVERYWHERE.test(file))) return all.filter((file) => STORIES.test(file));
  return nearestTo(seen, all).stories.toSorted();
}
