import { createContext, use } from 'react';
import { fillIn, type Translate } from './translate.ts';

/** How an institute writes its days, numbers and amounts of money, and in which language. */
export interface LocaleSettings {
  /** IANA name of the campus's zone: every day and time that is shown is one of this zone. */
  readonly timeZone: string;
  /** BCP 47 tag: how days, numbers and amounts are written. */
  readonly locale: string;
  /** ISO 4217 code of the currency that amounts are in. */
  readonly currency: string;
  /** Puts English texts in the reader's language. */
  readonly translate: Translate;
}

/** An Indian campus, in English. */
export const DEFAULT_SETTINGS: LocaleSettings = { timeZone: 'Asia/Kolkata', locale: 'en-IN', currency: 'INR', translate: fillIn };

export const LocaleContext = createContext(DEFAULT_SETTINGS);

/** How the nearest provider wants days, numbers and money to be written, and in which language. */
export function useLocaleSettings(): LocaleSettings {
  return use(LocaleContext);
}

/** Gives the function that puts English texts in the reader's language: `t('Page {page}', { page: 3 })`. */
export function useTranslate(): Translate {
  return use(LocaleContext).translate;
}
