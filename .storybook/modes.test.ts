import { expect, it } from 'vitest';
import { modesOf } from './modes.ts';

it('photographs every theme, and the first of them on a phone', () => {
  expect(modesOf(['light', 'dark', 'high-contrast'])).toEqual({
    light: { theme: 'light' },
    dark: { theme: 'dark' },
    'high-contrast': { theme: 'high-contrast' },
    phone: { theme: 'light', viewport: 375 },
  });
});
