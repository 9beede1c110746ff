import type { Translate } from '../UiProvider/translate.ts';

/** What a calendar says besides days and months, which the locale says. */
export interface CalendarMessages {
  previousMonth: string;
  nextMonth: string;
  /** Why one cannot go further back, or on. */
  noEarlier: string;
  noLater: string;
  /** After the name of today. */
  today: string;
  /** Of a range, while its first and its last day are chosen. */
  chooseFirst: string;
  chooseLast: string;
}

/** In the reader's language. */
export const calendarMessages = (t: Translate): CalendarMessages => ({
  previousMonth: t('Previous month'),
  nextMonth: t('Next month'),
  noEarlier: t('There is no earlier day to choose'),
  noLater: t('There is no later day to choose'),
  today: t('today'),
  chooseFirst: t('Choose the first day'),
  chooseLast: t('Choose the last day'),
});
