import type { BookLanguageName } from './languages.ts';

/** What a story is photographed in: values of the toolbar, and a width where it is not the usual one. */
export interface Mode {
  readonly theme: string;
  readonly direction?: 'rtl';
  readonly language?: BookLanguageName;
  /** Pixels. */
  readonly viewport?: number;
}

/** The narrowest window that nothing may be cut off in: WCAG 1.4.10, in pixels. The toolbar, the tests and the pictures have this one. */
export const PHONE = 320;

/** What pictures are taken in, by Chromatic and by `npm run visual -- --mode`. */
export const MODES = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  'high-contrast': { theme: 'high-contrast' },
  phone: { theme: 'light', viewport: PHONE },
  'right-to-left': { theme: 'light', direction: 'rtl' },
  hindi: { theme: 'light', language: 'hi' },
  long: { theme: 'light', language: 'long', viewport: PHONE },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof MODES;

/** What decides which pictures of a story are taken. */
export interface Pictured {
  /** `Features/Events/EventCard`. */
  readonly title: string;
  /** The name of its export. */
  readonly story: string;
  readonly tags: readonly string[];
  readonly isFirst: boolean;
  /** The one that shows most of its component: its variants beside each other, or the first where there is no such story. */
  readonly isSample: boolean;
}

/** A story that shows what somebody does, and ends in what another one shows: tested, and not photographed. */
export const ACT = 'act';

/** A state at the end of what there can be, or over in a moment: tested and photographed like any, and in the list once asked for. */
export const EDGE = 'edge';

/**
 * Its name says which, where no tag of its own does: how many and how long, how little and without what, how narrow, in which language and
 * direction, past what, and while what is sent.
 */
const EDGES = [
  /^(Many|Thousands|MoreThan|TooMany|TooLong|RangeTooLong|AtLeast|LargeFigure|Overspent|NarrowedDown)/,
  /^(Long|Truncated|Wraps)/,
  /^(SparseData|AllZero|Unknown|Nameless|Nothing(Known|Yet|Counted)|No(Club|Configuration)$|One[A-Z]|Ends$|Missing)|Missing$|Without(Units|Domain|Passwords)$/,
  /^(Narrow|Phone)$|(OnAPhone|InLittleRoom)$|^Adapts$/,
  /(RightToLeft|InHindi|InGerman|InAnotherLanguage|AsTheCampusDoes)$/,
  /^(Few|None)Left$|Meanwhile$|^(Gone|Offline|Unsupported|Unsafe\w+|TooOften|SomebodyElse)$/,
  /^(Submitting|Sending|Saving|Adding|Deleting|Deciding|Signing|Registering|Endorsing|Creating|Issuing|Asking|Resetting|Confirming|Checking|Verifying|Retrying)$/,
];

/** @param story the name of its export */
export function isEdge(story: string): boolean {
  return EDGES.some((edge) => edge.test(story));
}

/** What shows every colour. */
const COLOURS = /^Foundations\//;

/** What gives things their colours; a feature has them from these and says which tone it means, and a screen is made of both. */
const COLOURED = /^(Layout|Primitives|Charts|Dashboard)\//;
const TONED = /^Features\//;

/** What is laid out by the width of its window. */
const BY_WIDTH = /^(Dashboard|Features|Pages)\//;
const GROWS = /^(Many|Long)/;

/** Screens of each arrangement there is: a form, a home, cards, one thing, a board, a month, a timeline, a table, a list, a printed page. */
export const TURNED_ROUND = [
  'Accounts/LoginPage',
  'Dashboard/Home',
  'Events/EventsPage',
  'Events/EventPage',
  'Events/AddEventPage',
  'Inbox/InboxPage',
  'Calendar/CalendarPage',
  'Rooms/RoomsPage',
  'Administration/AdminPeople',
  'Feedback/ViewFeedbackPage',
  'Profile/ProfilePage',
  'Settings/SettingsPage',
  'Records/RecordPage',
  'Activity points/PointsPage',
].map((screen) => `Pages/${screen}`);

/**
 * A story is photographed in what it can look different in, and nowhere else: axe and the contrast of every text are read in all themes,
 * and the width of a phone and the other languages in all stories, without a picture.
 */
export function modesOf({ title, story, tags, isFirst, isSample }: Pictured): ModeName[] {
  if (tags.includes(ACT)) return [];
  const isInColours = COLOURS.test(title) || (COLOURED.test(title) && isSample);
  const isInTheDark = isInColours || (TONED.test(title) && isSample);
  const isOnPhone = BY_WIDTH.test(title) && (isFirst || GROWS.test(story));
  const isTurnedRound = TURNED_ROUND.includes(title) && isFirst;
  return [
    'light',
    ...(isInTheDark ? (['dark'] as const) : []),
    ...(isInColours ? (['high-contrast'] as const) : []),
    ...(isOnPhone ? (['phone'] as const) : []),
    ...(isTurnedRound ? (['right-to-left', 'hindi'] as const) : []),
  ];
}
