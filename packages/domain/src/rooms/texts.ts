/** Reasons why the catalogue refuses a change. */
export const ROOM_REFUSALS = {
  decider: 'Choose who decides from the list.',
  capacity: 'Enter how many people it holds, as a whole number from 1.',
  bothHours: 'Enter both times, or none of them for a room that is always open.',
  closesBefore: 'It must close after it opens.',
  noNames: 'Choose at least one name.',
  nameTaken: 'Another room in the catalogue has or had this name.',
  noRoom: 'This room is not in the catalogue.',
  notLent: 'This room is no longer available. Choose another one.',
  /** The names or their meaning have changed since they were listed. */
  namesGone: 'Somebody else has merged one of these names in the meantime. Check the list again.',
  mergeConflicts: 'Nothing was merged because some bookings would overlap. Try it first to see which.',
} as const;

/** Labels of the roles that decide about a room, besides the president. */
export const ROOM_DECIDER_NAMES = {
  PRESIDENT: 'The president',
  GENSEC_SCITECH: 'General secretary (SciTech)',
  GENSEC_ACADEMIC: 'General secretary (Academic)',
  GENSEC_CULTURAL: 'General secretary (Cultural)',
  GENSEC_SPORTS: 'General secretary (Sports)',
} as const;

/** Texts of rooms without placeholders. */
export const ROOM_TEXTS = {
  title: 'Rooms',
  /** Link from the events and the request form. */
  seeAll: 'See all rooms',
  loading: 'Loading rooms...',
  failed: 'Failed to load the rooms.',
  none: 'There are no rooms yet.',
  noneForPresident: 'Add the rooms of the campus, so that people see when they are free.',
  booked: 'Booked',
  asked: 'Requested',
  saveFailed: 'Failed to save the room.',
  releaseFailed: 'Failed to release the booking.',
  mergeFailed: 'Failed to merge the names.',
} as const;
