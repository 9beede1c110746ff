import { THEME_NAMES, type ThemeName } from '../packages/ui/src/themes/themeNames.ts';
import { systemTheme } from './bookTheme.ts';

/** The default: the user of the story. */
const OWN_ROLE = 'as in the story';

const THEMES = { light: 'Light', dark: 'Dark', 'high-contrast': 'High contrast' } as const satisfies Record<ThemeName, string>;

/** The users that the toolbar can select: the scenarios of the mocks. */
export const PEOPLE = {
  [OWN_ROLE]: 'as the story says',
  signedOut: 'nobody signed in',
  notOnboarded: 'newly registered',
  student: 'student',
  coordinator: 'club coordinator',
  scitech: 'general secretary, science',
  academic: 'general secretary, academic',
  cultural: 'general secretary, cultural',
  sports: 'general secretary, sports',
  president: 'president',
};

/** A menu of the toolbar that reads as a sentence: 'Theme: Light'. */
function menu<Value extends string>(title: string, description: string, words: readonly (readonly [Value, string])[]) {
  const items = words.map(([value, word]) => ({ value, title: `${title}: ${word}` }));
  return { description, toolbar: { title, items, dynamicTitle: true } };
}

/** The global settings of all stories. */
export const TOOLBAR = {
  theme: menu(
    'Theme',
    'Colors of the stories and of the pages around them',
    THEME_NAMES.map((name) => [name, THEMES[name]]),
  ),
  density: menu('Density', 'Space between things', [
    ['comfortable', 'Comfortable'],
    ['compact', 'Compact'],
  ]),
  role: menu('Role', 'Who is signed in on a page whose story does not depend on it', Object.entries(PEOPLE)),
  direction: menu('Direction', 'Writing direction', [
    ['ltr', 'left to right'],
    ['rtl', 'right to left'],
  ]),
  language: menu('Language', 'What is read, and how days, numbers and amounts are written', [
    ['en', 'English'],
    ['hi', 'Hindi'],
    ['long', 'long'],
    ['rtl', 'right to left'],
  ]),
};

/** The initial values: fixed in tests, otherwise with the theme of the system preference. */
export const INITIAL = {
  theme: import.meta.env.MODE === 'test' ? 'light' : systemTheme(),
  density: 'comfortable',
  direction: 'ltr',
  role: OWN_ROLE,
  language: 'en',
};
