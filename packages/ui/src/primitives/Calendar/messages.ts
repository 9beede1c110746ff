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

export const CALENDAR_MESSAGES: CalendarMessages = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  noEarlier: 'There is no earlier day to choose',
  noLater: 'There is no later day to choose',
  today: 'today',
  chooseFirst: 'Choose the first day',
  chooseLast: 'Choose the last day',
};
