import { readImporters } from '../import-graph.mjs';

/** What every story is rendered with, and no import leads to. */
const EVERYWHERE = /^(\.storybook\/(?!atlas\/)|packages\/ui\/tokens\/|package-lock\.json$|vitest\.visual\.config\.ts$)/;

/** What shows on no picture. */
const NOWHERE = /\.(test\.tsx?|journey\.ts|mdx?|svg|yml)$|^(docs|bench|e2e|scripts|generators)\//;

const STORIES = /\.stories\.tsx$/;

/** These name every screen, to load the one that somebody goes to. A screen's stories import it themselves. */
const LISTS_OF_SCREENS = ['apps/portal/src/app/routes.ts', 'apps/portal/src/screens/dashboard/sections.ts'];

const SCREENS = /^apps\/portal\/src\/screens\/.+(?<!\.stories)\.tsx$/;

/** Stories that go from screen to screen, or to sections of the dashboard that they do not import. */
const THROUGH_ALL_SCREENS = /^apps\/portal\/src\/(flows|app|screens\/dashboard)\/|\/AddEventSection\.stories\.tsx$/;

/** All files that use one of these, directly or by another. */
function usersOf(changed, importers) {
  const found = new Set(changed);
  for (const file of found) {
    if (LISTS_OF_SCREENS.includes(file) && !changed.includes(file)) continue;
    for (const user of importers.get(file) ?? []) found.add(user);
  }
  return found;
}

/**
 * The story files whose pictures a change may touch, as the imports have it; all of them where it changes what every story is rendered with.
 *
 * @param {readonly string[]} changed
 * @param {readonly string[]} all files of the repository
 */
export function touchedStories(changed, all) {
  const stories = all.filter((file) => STORIES.test(file));
  const shown = changed.filter((file) => !NOWHERE.test(file));
  if (shown.some((file) => EVERYWHERE.test(file))) return stories;
  const users = usersOf(shown, readImporters(all));
  const goesToScreens = [...users].some((file) => SCREENS.test(file));
  return stories.filter((file) => users.has(file) || (goesToScreens && THROUGH_ALL_SCREENS.test(file))).sort();
}
