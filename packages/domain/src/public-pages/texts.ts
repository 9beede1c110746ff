import type { PublicPlaces } from './publicEvent.ts';

/** Reasons why a page is not published. */
export const PUBLIC_PAGE_RULES = {
  stale: 'Somebody else has changed this page in the meantime. Check it again.',
  managersOnly: 'Only people who manage this can make it public.',
  noEvent: 'This event does not exist.',
  noUnit: 'This unit does not exist.',
  noPageHint: 'It may have been made private, or the address is not complete.',
  drawing: 'Many pictures are being drawn just now. Please try again in a moment.',
} as const;

/** Texts of public pages. */
export const PUBLIC_PAGE_TEXTS = {
  when: 'When',
  undated: 'The date is not set yet.',
  own: 'In your time zone: {time}',
  where: 'Where',
  online: 'Online',
  organizer: 'Organized by',
  cost: 'Cost',
  free: 'Free',
  places: 'Places',
  placesLeft: { many: 'Many places', few: 'Few places left', full: 'Full' } satisfies Record<PublicPlaces, string>,
  cancelled: 'This event was cancelled.',
  over: 'This event is over.',
  ongoing: 'This event is on now.',
  /** Also a text of the component library. */
  register: { text: 'Register' },
  opens: 'Registration opens on {day}.',
  closed: 'Registration has closed.',
  calendar: 'Add to calendar',
  contact: 'Contact address',
  next: 'Next events',
  noNext: 'No public events are planned.',
  past: 'Past events',
  follow: 'Follow in the portal',
  feed: 'Feed of events (Atom)',
  cancelledMark: 'Cancelled',
  portal: 'Portal of {institute}',
  pictureOf: 'Picture with the title, the date and the place of {title}',
  open: 'More about the event',
  eventsOf: 'Events of {unit}',
} as const;

/** Texts of the dialog that publishes a page. */
export const PUBLIC_PAGE_DIALOG_TEXTS = {
  title: 'Public page',
  aboutPrivate: 'Nobody outside the portal sees it. This is what will be public.',
  aboutPublic: 'Anybody who has the address sees this, and search engines find it.',
  loading: 'Loading the public page...',
  failed: 'Failed to load the public page.',
  address: 'Address',
  copy: 'Copy the address',
  copied: 'The address was copied.',
  visit: 'Open the page',
  preview: 'What will be public',
  previewPublic: 'What is public',
  nothingElse: 'Nothing else, and nothing about any person except the contact of the unit.',
  publish: 'Make public',
  publishing: 'Making it public...',
  withdraw: 'Make private',
  withdrawing: 'Making it private...',
  changeFailed: 'Failed to change the public page.',
  published: 'The page is public.',
  withdrawn: 'The page is private.',
  close: 'Close',
} as const;
