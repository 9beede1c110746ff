import { createContext } from 'react';
import type { PortalWords } from '../messages/words.ts';

/** Loads the translations of a language; undefined for English, whose texts are in the screens. */
export async function loadWords(language: string): Promise<PortalWords | undefined> {
  return language === 'hi' ? (await import('../messages/hindi.ts')).hindi : undefined;
}

/** Switches the language of the portal. */
export const LanguageContext = createContext<(words: PortalWords | undefined) => void>(() => {});
