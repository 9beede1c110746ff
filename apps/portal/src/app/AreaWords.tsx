import { LANGUAGE_LOCALES } from '@quad/domain/language';
import { UiProvider, useLocaleSettings } from '@quad/ui';
import { type ReactNode, use } from 'react';
import type { PortalWords } from '../messages/words.ts';

let hindi: Promise<PortalWords | undefined> | undefined;

/** Without them the area is read in the words that every screen has, and in English, until the page is loaded again. */
async function loadHindi(): Promise<PortalWords | undefined> {
  try {
    return (await import('../messages/hindi.administration.ts')).hindi;
  } catch {
    return undefined;
  }
}

/** The screens of administration in the reader's language: few read them, so what only they say comes with them. Suspends until it is here. */
export function AreaWords({ children }: { children: ReactNode }) {
  const { locale } = useLocaleSettings();
  if (locale !== LANGUAGE_LOCALES.hi) return children;
  hindi ??= loadHindi();
  const words = use(hindi);
  return words ? <UiProvider messages={words.messages}>{children}</UiProvider> : children;
}
