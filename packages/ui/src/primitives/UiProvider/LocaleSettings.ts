import { createContext, use } from 'react';
import { fillIn, type Translate } from './translate.ts';

/** The time zone, locale, currency and language of the interface. */
export interface LocaleSettings {
  /** The IANA name of the campus's time zone, in which all dates and times are shown. */
  readonly timeZone: string;
  /** The BCP 47 tag by which dates, numbers and amounts are formatted. */
  readonly locale: string;
  /** The ISO 4217 code of the currency of amounts. */
  readonly currency: string;
  /** Translates English texts into the reader's language. */
  readonly translate: Translate;
}

/** The settings of an Indian campus, in English. */
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
