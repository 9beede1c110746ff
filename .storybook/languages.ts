import { DEFAULT_SETTINGS, type LocaleSettings } from '../packages/ui/src/primitives/UiProvider/LocaleSettings.ts';
import type { OTHER_LANGUAGES } from './otherLanguages.ts';

/** A language of the toolbar: one that people read, or one that shows what others will do to a page. */
export interface BookLanguage {
  /** Of the page. */
  readonly lang: string;
  readonly direction?: 'rtl';
  readonly settings: LocaleSettings;
}

export type BookLanguageName = 'en' | keyof typeof OTHER_LANGUAGES;

const ENGLISH: BookLanguage = { lang: 'en', settings: DEFAULT_SETTINGS };

let loaded: Readonly<Partial<Record<BookLanguageName, BookLanguage>>> = { en: ENGLISH };

/** Fetches a language before a story is rendered in it. */
export async function loadLanguage(name: BookLanguageName): Promise<void> {
  if (name in loaded) return;
  const { loadDevanagari, OTHER_LANGUAGES } = await import('./otherLanguages.ts');
  await loadDevanagari();
  loaded = { ...loaded, ...OTHER_LANGUAGES };
}

/** A language that was loaded before; English where one was not. */
export function bookLanguage(name: BookLanguageName): BookLanguage {
  return loaded[name] ?? ENGLISH;
}

let readIn: BookLanguageName | undefined;
const listeners = new Set<() => void>();

/** Shows the story that is there in another language than the toolbar's; without one in that again. */
export async function readStoryIn(language: BookLanguageName | undefined): Promise<void> {
  if (language) await loadLanguage(language);
  readIn = language;
  for (const listener of listeners) listener();
}

export function subscribeToReading(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentReading(): BookLanguageName | undefined {
  return readIn;
}
