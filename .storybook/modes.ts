import type { BookLanguageName } from './languages.ts';

/** A screenshot mode: values of the toolbar, and a viewport width if it is not the default. */
export interface Mode {
  readonly theme: string;
  readonly direction?: 'rtl';
  readonly language?: BookLanguageName;
  /** In pixels. */
  readonly viewport?: number;
}

/** The narrowest viewport without cut-off content in pixels (WCAG 1.4.10), used by the toolbar, the tests and the screenshots. */
export const PHONE = 320;

/** The modes of Chromatic and of `npm run visual -- --mode`. */
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

/** The properties of a story that decide its screenshots. */
export interface Pictured {
  /** Such as `Features/Events/EventCard`. */
  readonly title: string;
  /** The export name. */
  readonly story: string;
  readonly tags: readonly string[];
  readonly isFirst: boolean;
  /** Whether it shows most of its component: the matrix of variants, or the first story if there is none. */
  readonly isSample: boolean;
}

/** The tag of stories that end in a state which another story shows: tested without a screenshot. */
export const ACT = 'act';

/** The stories of a file that are made by `act(…)` or `acts(…)`, by name. Storybook itself reads only the tags of literal objects. */
export function actsIn(code: string): ReadonlySet<string> {
  return new Set(Array.from(code.matchAll(/^export const (\w+)(?:: Story)? = acts?\(/gm), ([, name = '']) => name));
}

/** The tag of edge cases and short-lived states: tested with a screenshot, but hidden in the sidebar at first. */
export const EDGE = 'edge';

/** Names of edge cases: many and long, empty and missing, narrow, other languages and directions, past events, pending requests. */
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

/** Shows all colors. */
const SHOWS_COLORS = /^Foundations\//;

/** Defines the colors of components; features only choose tones, and screens combine both. */
const DEFINES_COLORS = /^(Layout|Primitives|Charts|Dashboard)\//;
const CHOOSES_TONES = /^Features\//;

/** Layouts that depend on the viewport width. */
const DEPENDS_ON_WIDTH = /^(Dashboard|Features|Pages)\//;
const SHOWS_MANY = /^(Many|Long)/;

/** One screen per layout: a form, a dashboard, cards, a single item, a board, a month, a timeline, a table, a list, a printed page. */
export const RTL_SCREENS = [
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
 * A story has screenshots only in modes in which it can look different. Without screenshots, axe and text contrast are checked in all
 * themes, and phone width and other languages in all stories.
 */
export function modesOf({ title, story, tags, isFirst, isSample }: Pictured): ModeName[] {
  if (tags.includes(ACT)) return [];
  const needsHighContrast = SHOWS_COLORS.test(title) || (DEFINES_COLORS.test(title) && isSample);
  const needsDark = needsHighContrast || (CHOOSES_TONES.test(title) && isSample);
  const needsPhone = DEPENDS_ON_WIDTH.test(title) && (isFirst || SHOWS_MANY.test(story));
  const needsRightToLeft = RTL_SCREENS.includes(title) && isFirst;
  return [
    'light',
    ...(needsDark ? (['dark'] as const) : []),
    ...(needsHighContrast ? (['high-contrast'] as const) : []),
    ...(needsPhone ? (['phone'] as const) : []),
    ...(needsRightToLeft ? (['right-to-left', 'hindi'] as const) : []),
  ];
}
