/** Theme choices; 'system' follows the device. */
export const THEME_CHOICES = ['system', 'light', 'dark', 'high-contrast'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export const DENSITY_CHOICES = ['comfortable', 'compact'] as const;
export type DensityChoice = (typeof DENSITY_CHOICES)[number];

export const MOTION_CHOICES = ['system', 'none'] as const;
export type MotionChoice = (typeof MOTION_CHOICES)[number];

/** Whether toasts disappear by themselves or stay until dismissed. */
export const MESSAGE_CHOICES = ['timed', 'kept'] as const;
export type MessageChoice = (typeof MESSAGE_CHOICES)[number];

export interface Appearance {
  readonly theme: ThemeChoice;
  readonly density: DensityChoice;
  readonly motion: MotionChoice;
  readonly messages: MessageChoice;
}

export const DEFAULT_APPEARANCE: Appearance = { theme: 'system', density: 'comfortable', motion: 'system', messages: 'timed' };

/** Cookie that stores the appearance in this browser. The server reads it too, so that a page renders with it from the start. */
export const APPEARANCE_COOKIE = 'quad-appearance';

function oneOf<const Choice extends string>(choices: readonly Choice[], value: string | undefined, fallback: Choice): Choice {
  return choices.find((choice) => choice === value) ?? fallback;
}

/** Parses the cookie's value. Missing and unknown parts get their defaults, because anybody can write a cookie. */
export function parseAppearance(value: string | undefined): Appearance {
  const [theme, density, motion, messages] = (value ?? '').split('.');
  return {
    theme: oneOf(THEME_CHOICES, theme, DEFAULT_APPEARANCE.theme),
    density: oneOf(DENSITY_CHOICES, density, DEFAULT_APPEARANCE.density),
    motion: oneOf(MOTION_CHOICES, motion, DEFAULT_APPEARANCE.motion),
    messages: oneOf(MESSAGE_CHOICES, messages, DEFAULT_APPEARANCE.messages),
  };
}

/** Formats the cookie's value: `dark.compact.none.kept`. */
export function formatAppearance({ theme, density, motion, messages }: Appearance): string {
  return [theme, density, motion, messages].join('.');
}

/** Returns the attributes of the root element that the styles use; settings that follow the system have none. */
export function appearanceAttributes({ theme, density, motion, messages }: Appearance): Readonly<Record<string, string>> {
  return {
    ...(theme !== 'system' && { 'data-theme': theme }),
    ...(density !== 'comfortable' && { 'data-density': density }),
    ...(motion !== 'system' && { 'data-motion': motion }),
    ...(messages !== 'timed' && { 'data-messages': messages }),
  };
}

/** All attributes that `appearanceAttributes` may return, to be removed before new ones are set. */
export const APPEARANCE_ATTRIBUTES = ['data-theme', 'data-density', 'data-motion', 'data-messages'] as const;

/** Cookie that stores whether the sidebar is collapsed. The server reads it too. */
export const SIDEBAR_COOKIE = 'quad-sidebar';
export const SIDEBAR_STATES = ['open', 'collapsed'] as const;
export type SidebarState = (typeof SIDEBAR_STATES)[number];

/** Parses the cookie's value; open by default. */
export function parseSidebar(value: string | undefined): SidebarState {
  return oneOf(SIDEBAR_STATES, value, 'open');
}
