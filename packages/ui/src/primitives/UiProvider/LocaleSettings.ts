import { createContext, use } from 'react';

/** How an institute writes its days, numbers and amounts of money. */
export interface LocaleSettings {
  /** IANA name of the campus's zone: every day and time that is shown is one of this zone. */
  readonly timeZone: string;
  /** BCP 47 tag: how numbers and amounts are grouped. */
  readonly locale: string;
  /** ISO 4217 code of the currency that amounts are in. */
  readonly currency: string;
}

export const LocaleContext = createContext<LocaleSettings>({ timeZone: 'Asia/Kolkata', locale: 'en-IN', currency: 'INR' });

/** How the nearest provider wants days, numbers and money to be written. */
export function useLocaleSettings(): LocaleSettings {
  return use(LocaleContext);
}
