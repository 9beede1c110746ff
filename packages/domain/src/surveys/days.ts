/** Number of days after an event for which its survey accepts answers. */
export const SURVEY_DAYS = 14;
/** Number of days before the end at which people who have not answered are reminded, once. */
export const SURVEY_REMINDER_DAYS = 7;
/** Minimum number of anonymous answers for showing results or comparing with earlier surveys. */
export const MIN_ANSWERS = 5;
/** Number of earlier events of the same unit in the comparison. */
export const COMPARED_EVENTS = 5;
/** Maximum number of changes to surveys or answers by a person per day. */
export const MAX_SURVEY_CHANGES = 100;
