/** Reasons why a report or a photo of it is refused. */
export const EVENT_REPORT_RULES = {
  text: 'Enter what happened.',
  managersOnly: 'Only people who may edit this event can write its report.',
  notOver: 'A report is written once the event is over.',
  stale: 'Somebody else has changed this report in the meantime. Check it again.',
  photo: 'Choose a photo of at most 5 MB.',
  tooManyPhotos: 'A report has at most {1} photos.',
  noPhoto: 'This photo no longer exists.',
  photoRemoved: 'The photo was removed.',
} as const;
