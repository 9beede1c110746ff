import type { Translate } from '../UiProvider/translate.ts';

/** The texts of a calendar besides day and month names, which come from the locale. */
export interface CalendarMessages {
  previousMonth: string;
  nextMonth: string;
  /** Why there is no earlier or later month. */
  noEarlier: string;
  noLater: string;
  /** Appended to the name of today. */
  today: string;
  /** The hints of a range calendar while its first and last day are selected. */
  chooseFirst: string;
  chooseLast: string;
}

/** The default texts in the reader's language. */
export const calendarMessages = (t: Translate): CalendarMessages => ({
  previousMonth: t('Previous month'),
  nextMonth: t('Next month'),
  noEarlier: t('There is no earlier day to choose'),
  noLater: t('There is no later day to choose'),
  today: t('today'),
  chooseFirst: t('Choose the first day'),
  chooseLast: t('Choose the last day'),
});
