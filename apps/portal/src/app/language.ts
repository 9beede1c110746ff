import { createContext } from 'react';
import type { PortalWords } from '../messages/words.ts';

/** The words of a language; none for English, which stands in the screens themselves. */
export async function loadWords(language: string): Promise<PortalWords | undefined> {
  return language === 'hi' ? (await import('../messages/hindi.ts')).hindi : undefined;
}

/** Shows the portal in another language from now on. */
export const LanguageContext = createContext<(words: PortalWords | undefined) => void>(() => {});
