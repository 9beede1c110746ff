import { createContext, use } from 'react';
import { fillIn, type Translate } from './translate.ts';

/** Time zone, locale, currency and language of everything that is shown. */
export interface LocaleSettings {
  /** IANA name of the campus's time zone, in which every date and time is shown. */
  readonly timeZone: string;
  /** BCP 47 tag that dates, numbers and amounts are formatted by. */
  readonly locale: string;
  /** ISO 4217 code of the currency of amounts. */
  readonly currency: string;
  /** Translates English texts into the reader's language. */
  readonly translate: Translate;
}

/** An Indian campus, in English. */
export const DEFAULT_SETTINGS: LocaleSettings = { timeZone: 'Asia/Kolkata', locale: 'en-IN', currency: 'INR', translate: fillIn };

export const LocaleContext = createContext(DEFAULT_SETTINGS);

/** Returns the settings of the nearest provider. */
export function useLocaleSettings(): LocaleSettings {
  return use(LocaleContext);
}

/** Returns the function that translates English texts: `t('Page {page}', { page: 3 })`. */
export function useTranslate(): Translate {
  return use(LocaleContext).translate;
}
