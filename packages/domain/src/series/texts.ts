/** Reasons for refusals of series. */
export const SERIES_RULES = {
  noWeekday: 'Choose the days of the week.',
  noEnd: 'Enter the last day or the number of meetings.',
  firstDay: 'The first meeting is on another day of the week: choose that day too.',
  tooFew: 'A series needs at least two meetings.',
  tooMany: 'A series can have at most 60 meetings.',
  noSchedule: 'A series needs the beginning and the end of its first meeting.',
  oneDay: 'A meeting of a series must end on the day on which it begins.',
  noException: 'Choose from the meetings of the series.',
  endsBeforeStart: 'The end must come after the beginning.',
  begun: 'This meeting has begun, so it cannot be changed.',
  noneLeft: 'This series has no upcoming meetings.',
  intoPast: 'A meeting cannot be moved into the past.',
  closesBeforeOpening: 'Registration must end after it starts.',
  cancelled: 'This meeting was cancelled, so it cannot be changed.',
  noChange: 'Nothing was changed.',
  stale: 'Somebody else has changed this series in the meantime. Check it again.',
  noSeries: 'This series does not exist.',
  noMeeting: 'This event is not part of a series.',
  managersOnly: 'Only people who manage this series can do that.',
  noneOpen: 'No meeting of this series takes registrations now.',
  clash: 'A room is already booked. Check the meetings again.',
} as const;

/** Texts of series. */
export const SERIES_TEXTS = {
  full: 'Full: you are on the waiting list.',
  asks: 'It asks questions: register on its page.',
} as const;
