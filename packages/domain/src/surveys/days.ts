/** For so many days after the end of its event a survey takes answers. */
export const SURVEY_DAYS = 14;
/** So many days before that who has not answered is reminded, once. */
export const SURVEY_REMINDER_DAYS = 7;
/** Below so many answers without names nothing is told of them, and of earlier surveys nothing is compared. */
export const LEAST_ANSWERS = 5;
/** With so many earlier events of the same unit a survey is compared. */
export const COMPARED_EVENTS = 5;
/** So often a day somebody changes surveys, or answers to them. */
export const MOST_SURVEY_CHANGES = 100;
