import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  APPEARANCE_ATTRIBUTES,
  appearanceAttributes,
  DENSITY_CHOICES,
  formatAppearance,
  MESSAGE_CHOICES,
  MOTION_CHOICES,
  parseAppearance,
  parseSidebar,
  THEME_CHOICES,
} from './appearance.ts';

const anyAppearance = fc.record({
  theme: fc.constantFrom(...THEME_CHOICES),
  density: fc.constantFrom(...DENSITY_CHOICES),
  motion: fc.constantFrom(...MOTION_CHOICES),
  messages: fc.constantFrom(...MESSAGE_CHOICES),
});

describe('appearance settings', () => {
  it('survive a round trip through the cookie', () => {
    fc.assert(
      fc.property(anyAppearance, (appearance) => {
        expect(parseAppearance(formatAppearance(appearance))).toEqual({ ...appearance });
      }),
    );
  });

  it('are valid choices for any cookie value', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const { theme, density, motion, messages } = parseAppearance(value);
        const are = [THEME_CHOICES.includes(theme), DENSITY_CHOICES.includes(density), MOTION_CHOICES.includes(motion)];
        expect([...are, MESSAGE_CHOICES.includes(messages)]).toEqual([true, true, true, true]);
      }),
    );
    expect(parseAppearance(undefined)).toEqual({ theme: 'system', density: 'comfortable', motion: 'system', messages: 'timed' });
    expect(parseAppearance('dark."><script>.none')).toEqual({ theme: 'dark', density: 'comfortable', motion: 'none', messages: 'timed' });
  });

  it('set page attributes only where they differ from the defaults', () => {
    expect(appearanceAttributes({ theme: 'system', density: 'comfortable', motion: 'system', messages: 'timed' })).toEqual({});
    expect(appearanceAttributes({ theme: 'high-contrast', density: 'compact', motion: 'none', messages: 'kept' })).toEqual({
      'data-theme': 'high-contrast',
      'data-density': 'compact',
      'data-motion': 'none',
      'data-messages': 'kept',
    });
    fc.assert(
      fc.property(anyAppearance, (appearance) => {
        for (const name of Object.keys(appearanceAttributes(appearance))) expect(APPEARANCE_ATTRIBUTES).toContain(name);
      }),
    );
  });
});

it.each([
  ['collapsed', 'collapsed'],
  ['open', 'open'],
  ['<script>', 'open'],
  [undefined, 'open'],
])('reads the sidebar cookie %s as %s', (value, state) => {
  expect(parseSidebar(value)).toBe(state);
});
