import { LANGUAGE_LOCALES } from '@quad/domain/language';
import { UiProvider, useLocaleSettings } from '@quad/ui';
import { type ReactNode, use } from 'react';
import type { PortalWords } from '../messages/words.ts';

const HINDI = {
  administration: () => import('../messages/hindi.administration.ts'),
  recognition: () => import('../messages/hindi.recognition.ts'),
};
type Area = keyof typeof HINDI;

const loading: Partial<Record<Area, Promise<PortalWords | undefined>>> = {};

/** Without them the area is read in the words that every screen has, and in English, until the page is loaded again. */
async function loadHindi(area: Area): Promise<PortalWords | undefined> {
  try {
    return (await HINDI[area]()).hindi;
  } catch {
    return undefined;
  }
}

interface AreaWordsProps {
  /** Which screens they are: what only those say comes with them, for few read them. */
  area: Area;
  children: ReactNode;
}

/** The screens of an area in the reader's language. Suspends until its words are here. */
export function AreaWords({ area, children }: AreaWordsProps) {
  const { locale } = useLocaleSettings();
  if (locale !== LANGUAGE_LOCALES.hi) return children;
  loading[area] ??= loadHindi(area);
  const words = use(loading[area]);
  return words ? <UiProvider messages={words.messages}>{children}</UiProvider> : children;
}
