import { createContext } from 'react';
import type { PortalTranslations } from '../messages/translations.ts';

/** Loads the translations of a language; undefined for English, whose texts are in the screens. */
export async function loadTranslations(language: string): Promise<PortalTranslations | undefined> {
  return language === 'hi' ? (await import('../messages/hindi.ts')).hindi : undefined;
}

/** Switches the language of the portal. */
export const LanguageContext = createContext<(translations: PortalTranslations | undefined) => void>(() => {});
