import { clampChroma, formatHex, modeOklab, modeOklch, useMode as register } from 'culori/fn';
import type { ThemeValues } from '../themes/contract.css.ts';
import { LEAST_CONTRAST, ratioOf } from '../themes/pairs.ts';
import { OWN, type Scheme, type Values } from './themeValues.ts';

// Red, green and blue are known by then: pairs.ts reckons in them.
register(modeOklab);
const toOklch = register(modeOklch);

/** One step of the ramp: a lightness and a strength of the brand's hue. */
interface Step {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

function hexOf({ l, c, h }: Step): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
}

/** Neutral colours that take the brand's hue, as light and as strong as Quad's own. */
const TINTED = [
  'color.background',
  'color.surface',
  'color.floating',
  'color.sunken',
  'color.text.default',
  'color.text.muted',
  'color.text.inverse',
  'color.border.hairline',
  'color.border.control',
  'color.action.secondary.surface',
  'color.action.secondary.hover',
  'color.action.secondary.text',
  'color.action.quiet.hover',
  'color.action.quiet.text',
  'color.selected.surface',
];

/** The value that a theme has for a token. */
function valueIn(theme: ThemeValues, name: string): string {
  const found = name.split('.').reduce<unknown>((group, step) => (group as Record<string, unknown>)[step], theme);
  return String(found);
}

/** How far lightness goes at each try: less than an eye tells apart. */
const TRY = 0.005;

/** The brand's colour, as near to itself as it can be while it stands out enough from each of the others. */
function standingOut(brand: Step, from: readonly string[], least: number, isDark: boolean): Step {
  const direction = isDark ? TRY : -TRY;
  for (let l = brand.l; l > 0 && l < 1; l += direction) {
    const step = { ...brand, l };
    if (from.every((back) => ratioOf({ front: hexOf(step), back }) >= least)) return step;
  }
  return { ...brand, l: isDark ? 1 : 0 };
}

/** What is under the pointer: darker by day and lighter at night, unless there is no further to go. */
function hovered({ l, c, h }: Step, isDark: boolean): Step {
  const further = isDark ? l + 0.06 : l - 0.06;
  return { l: further > 0.2 && further < 0.98 ? further : isDark ? l - 0.06 : l + 0.09, c, h };
}

/**
 * A ramp from one colour: the neutrals take its hue, the primary action and the marks take the colour itself, lighter or darker where it
 * would not stand out enough. Tones and series of charts keep their meanings and with them their colours.
 *
 * @param hex the brand, as `#rrggbb`
 */
export function brandValues(hex: string, scheme: Scheme): Values {
  const { l, c, h = 0 } = toOklch(hex) ?? { l: 0, c: 0, h: 0 };
  const brand = { l, c, h };
  const own = OWN[scheme];
  const isDark = scheme === 'dark';
  const least = LEAST_CONTRAST[scheme];
  // A grey brand has no hue to give.
  const tint = Math.min(1, c / 0.05);
  const tinted = Object.fromEntries(
    TINTED.map((name) => {
      const from = toOklch(valueIn(own, name)) ?? brand;
      return [name, hexOf({ l: from.l, c: from.c * tint, h })];
    }),
  );
  const grounds = ['background', 'surface', 'floating', 'sunken'].map((name) => tinted[`color.${name}`] ?? '');
  const inverse = tinted['color.text.inverse'] ?? '';
  const mark = hexOf(standingOut(brand, [...grounds, tinted['color.selected.surface'] ?? ''], least.control, isDark));
  const primary = standingOut(brand, [inverse], least.text, isDark);
  const hover = standingOut(hovered(primary, isDark), [inverse], least.text, isDark);
  return {
    ...tinted,
    'color.action.primary.surface': hexOf(primary),
    'color.action.primary.hover': hexOf(hover),
    'color.action.primary.text': inverse,
    'color.focus': mark,
    'color.selected.mark': mark,
  };
}
