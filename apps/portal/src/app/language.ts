import type { Language } from '@quad/domain/language';
import type { UiProviderProps } from '@quad/ui';
import { createContext } from 'react';

/** A language besides English, as the design system takes it. */
export interface PortalWords extends Pick<UiProviderProps, 'messages' | 'locale'> {
  readonly language: Language;
}

/** The words of a language; none for English, which stands in the screens themselves. */
export async function loadWords(language: string): Promise<PortalWords | undefined> {
  return language === 'hi' ? (await import('../messages/hindi.ts')).hindi : undefined;
}

/** Shows the portal in another language from now on. */
export const LanguageContext = createContext<(words: PortalWords | undefined) => void>(() => {});
