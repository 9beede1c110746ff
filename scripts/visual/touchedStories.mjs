import { RTL_SCREENS } from '../../.storybook/modes.ts';
import { readText } from '../files.mjs';
import { ROUTE_TABLES, readImporters } from '../import-graph.mjs';

/** Files that every story is rendered with although no import leads to them, and those that decide which screenshots are taken. */
const AFFECTS_ALL =
  /^(\.storybook\/((preview|main|modes|pictures|visual\.setup|worker\w*)\.tsx?|frame\/inFrame\.tsx)|packages\/ui\/tokens\/.+|package-lock\.json|vitest\.visual\.config\.ts)$/;

/** Everything that this imports affects every story. */
const PREVIEW = '.storybook/preview.tsx';

/** Files that no screenshot shows. */
const AFFECTS_NONE = /\.(test\.tsx?|journey\.ts|mdx?|svg|yml)$|^(docs|bench|e2e|scripts|generators)\//;

/** Files around the stories on documentation pages, which have no screenshots, or with lazy imports. */
const BOUNDARIES = [/^\.storybook\/(docs\/|frame\/ThemedDocs\.tsx$)/];

/** Loaded if a story is shown in another language than its own. */
const LANGUAGES = ['.storybook/otherLanguages.ts', 'apps/portal/src/messages/hindi.ts', 'apps/portal/src/messages/hindi.administration.ts'];
const SETS_LANGUAGE = /language: '/;

const STORIES = /\.stories\.tsx$/;

/** These contain an answer for every call. The hooks of a screen decide which of them a story uses; other data affects all stories. */
const MOCK_TABLES = ['contract/index.ts', 'mocks/examples.ts', 'mocks/scenarios.ts'].map((file) => `packages/api-client/src/${file}`);
const DATA = /^packages\/domain\/src\/fixtures\//;

const SCREENS = /^apps\/portal\/src\/screens\/.+(?<!\.stories)\.tsx$/;

/** Stories that move between screens, or show dashboard sections that they do not import. */
const USES_ALL_SCREENS = /^apps\/portal\/src\/(flows|app|screens\/dashboard)\/|\/AddEventSection\.stories\.tsx$/;

function isBoundary(file) {
  return LANGUAGES.includes(file) || ROUTE_TABLES.includes(file) || BOUNDARIES.some((pattern) => pattern.test(file));
}

/** All files that use one of these, directly or indirectly. */
function usersOf(changed, importers) {
  const found = new Set(changed);
  const isOtherData = changed.some((file) => DATA.test(file) || MOCK_TABLES.includes(file));
  for (const file of found) {
    if (MOCK_TABLES.includes(file) && !isOtherData) continue;
    if (isBoundary(file) && !(changed.includes(file) && ROUTE_TABLES.includes(file))) continue;
    for (const user of importers.get(file) ?? []) found.add(user);
  }
  return found;
}

/**
 * Reads the imports once and returns a function for the story files whose screenshots a change may affect; all files if the change affects
 * every story.
 *
 * @param {readonly string[]} all files of the repository
 * @returns {(changed: readonly string[]) => string[]}
 */
export function readTouched(all) {
  const stories = all.filter((file) => STORIES.test(file)).sort();
  const translated = stories.filter((file) => {
    const text = readText(file);
    return SETS_LANGUAGE.test(text) || RTL_SCREENS.some((title) => text.includes(`title: '${title}'`));
  });
  const importers = readImporters(all);
  return (changed) => {
    const shown = changed.filter((file) => !AFFECTS_NONE.test(file));
    if (shown.some((file) => AFFECTS_ALL.test(file))) return stories;
    const users = usersOf(shown, importers);
    if (users.has(PREVIEW)) return stories;
    const isInAnotherLanguage = LANGUAGES.some((file) => users.has(file));
    const goesToScreens = [...users].some((file) => SCREENS.test(file));
    return stories.filter(
      (file) => users.has(file) || (goesToScreens && USES_ALL_SCREENS.test(file)) || (isInAnotherLanguage && translated.includes(file)),
    );
  };
}
