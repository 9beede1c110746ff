/** Reasons for refusals of series. */
export const SERIES_RULES = {
  noWeekday: 'Choose the days of the week.',
  noEnd: 'Say until which day, or how many meetings.',
  firstDay: 'The first meeting is on another day of the week: choose that one, too.',
  tooFew: 'A series has two meetings at least.',
  tooMany: 'A series has 60 meetings at most.',
  noSchedule: 'A series needs the beginning and the end of its first meeting.',
  oneDay: 'A meeting of a series ends on the day on which it begins.',
  noException: 'Choose from the meetings of the series.',
  endsBeforeStart: 'The end must come after the beginning.',
  begun: 'This meeting has begun, so it stays as it is.',
  noneLeft: 'No meeting of this series is still to come.',
  intoPast: 'A meeting cannot be moved into the past.',
  closesBeforeOpening: 'Registration must end after it starts.',
  cancelled: 'This meeting was cancelled, so it stays as it is.',
  noChange: 'Nothing was changed.',
  stale: 'Somebody else has changed this series in the meantime. Look at it again.',
  noSeries: 'This series does not exist.',
  noMeeting: 'This event is not part of a series.',
  managersOnly: 'Only those who manage this series can do that.',
  noneOpen: 'No meeting of this series takes registrations now.',
  clash: 'A room is taken. Look at the meetings again.',
} as const;

/** Texts of series. */
export const SERIES_TEXTS = {
  full: 'Full: you are on the waiting list.',
  asks: 'It asks questions: register on its page.',
} as const;
