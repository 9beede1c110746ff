import { DEFAULT_SETTINGS, type LocaleSettings } from '../packages/ui/src/primitives/UiProvider/LocaleSettings.ts';
import type { OTHER_LANGUAGES } from './otherLanguages.ts';

/** A language of the toolbar: a real one, or a pseudo-language for testing layouts. */
export interface BookLanguage {
  /** The `lang` attribute of the page. */
  readonly lang: string;
  readonly direction?: 'rtl';
  readonly settings: LocaleSettings;
}

export type BookLanguageName = 'en' | keyof typeof OTHER_LANGUAGES;

const ENGLISH: BookLanguage = { lang: 'en', settings: DEFAULT_SETTINGS };

let loaded: Readonly<Partial<Record<BookLanguageName, BookLanguage>>> = { en: ENGLISH };

/** Loads a language before a story is rendered in it. */
export async function loadLanguage(name: BookLanguageName): Promise<void> {
  if (name in loaded) return;
  const { loadDevanagari, OTHER_LANGUAGES } = await import('./otherLanguages.ts');
  await loadDevanagari();
  loaded = { ...loaded, ...OTHER_LANGUAGES };
}

/** A loaded language; English if it is not loaded. */
export function bookLanguage(name: BookLanguageName): BookLanguage {
  return loaded[name] ?? ENGLISH;
}

let storyLanguage: BookLanguageName | undefined;
const listeners = new Set<() => void>();

/** Renders the current story in a language other than that of the toolbar; undefined resets it. */
export async function renderStoryIn(language: BookLanguageName | undefined): Promise<void> {
  if (language) await loadLanguage(language);
  storyLanguage = language;
  for (const listener of listeners) listener();
}

export function subscribeToStoryLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentStoryLanguage(): BookLanguageName | undefined {
  return storyLanguage;
}
