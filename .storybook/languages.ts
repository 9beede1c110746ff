import { hi as rules } from '@quad/domain/hindi';
import { translator } from '@quad/domain/language';
import { hi as ui } from '@quad/ui/messages/hi';
import { hi as portal } from '../apps/portal/src/messages/hi.ts';
import { DEFAULT_SETTINGS, type LocaleSettings } from '../packages/ui/src/primitives/UiProvider/LocaleSettings.ts';
import { lengthened, mirrored, pseudoLanguage } from './pseudo.ts';

/** A language of the toolbar: one that people read, or one that shows what others will do to a page. */
export interface BookLanguage {
  /** Of the page. */
  readonly lang: string;
  readonly direction?: 'rtl';
  readonly settings: LocaleSettings;
}

const HINDI = { ...rules, ...ui, ...portal };

function pseudo(change: (text: string) => string): LocaleSettings {
  const made = (texts: object) => pseudoLanguage(Object.keys(texts), change);
  return { ...DEFAULT_SETTINGS, translate: translator(made(HINDI), made(rules)) };
}

export const BOOK_LANGUAGES = {
  en: { lang: 'en', settings: DEFAULT_SETTINGS },
  hi: { lang: 'hi', settings: { ...DEFAULT_SETTINGS, locale: 'hi-IN', translate: translator(HINDI, rules) } },
  long: { lang: 'en', settings: pseudo(lengthened) },
  rtl: { lang: 'en', direction: 'rtl', settings: pseudo(mirrored) },
} as const satisfies Record<string, BookLanguage>;
export type BookLanguageName = keyof typeof BOOK_LANGUAGES;

let readIn: BookLanguageName | undefined;
const listeners = new Set<() => void>();

/** Shows the story that is there in another language than the toolbar's; without one in that again. */
export function readStoryIn(language: BookLanguageName | undefined): void {
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
