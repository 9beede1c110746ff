import type { BookLanguageName } from './languages.ts';

/** What a story is photographed in: values of the toolbar, and a width where it is not the usual one. */
export interface Mode {
  readonly theme: string;
  readonly direction?: 'rtl';
  readonly language?: BookLanguageName;
  /** Pixels. */
  readonly viewport?: number;
}

/** Width of a common phone, in pixels. */
const PHONE = 375;

/**
 * What pictures are taken in, by Chromatic and by `npm run visual -- --mode`.
 */
export const MODES = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  'high-contrast': { theme: 'high-contrast' },
  phone: { theme: 'light', viewport: PHONE },
  'right-to-left': { theme: 'light', direction: 'rtl' },
  hindi: { theme: 'light', language: 'hi' },
  long: { theme: 'light', language: 'long', viewport: PHONE },
} as const satisfies Record<string, Mode>;

const { 'right-to-left': _mirrored, hindi: _hindi, long: _long, ...everywhere } = MODES;

/** Chromatic's modes of every story. Whole screens add the one from right to left (apps/portal/src/stories/backend.ts). */
export const EVERY_STORY = everywhere;
