import { THEME_NAMES } from '@quad/ui';
import { expect, it } from 'vitest';
import { PAGE } from '../apps/portal/src/stories/backend.ts';
import { EVERY_STORY, MODES } from './modes.ts';

it('photographs every theme, and the first of them on a phone', () => {
  expect(EVERY_STORY).toEqual({
    light: { theme: 'light' },
    dark: { theme: 'dark' },
    'high-contrast': { theme: 'high-contrast' },
    phone: { theme: 'light', viewport: 375 },
  });
  expect(Object.keys(EVERY_STORY)).toEqual(expect.arrayContaining([...THEME_NAMES]));
});

it('photographs whole screens from right to left, too', () => {
  expect(PAGE.chromatic.modes).toEqual({ 'right-to-left': MODES['right-to-left'] });
});
