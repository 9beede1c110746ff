import { clampChroma, formatHex, modeOklab, modeOklch, useMode as register } from 'culori/fn';
import type { ThemeValues } from '../themes/contract.css.ts';
import { MIN_CONTRAST, ratioOf } from '../themes/pairs.ts';
import { OWN, type Scheme, type Values } from './themeValues.ts';

// RGB is already registered by pairs.ts.
register(modeOklab);
const toOklch = register(modeOklch);

/** A color in OKLCH. */
interface Step {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

function hexOf({ l, c, h }: Step): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
}

/** Neutral colors that take the hue of the brand and keep Quad's lightness and chroma. */
const TINTED_TOKENS = [
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

/** The value of a token in a theme. */
function valueIn(theme: ThemeValues, name: string): string {
  const found = name.split('.').reduce<unknown>((group, step) => (group as Record<string, unknown>)[step], theme);
  return String(found);
}

/** The lightness step of the search, too small to be perceived. */
const LIGHTNESS_STEP = 0.005;

/** The brand color, with its lightness changed as little as possible to reach the contrast `least` with each of the colors `from`. */
function withContrast(brand: Step, from: readonly string[], least: number, isDark: boolean): Step {
  const direction = isDark ? LIGHTNESS_STEP : -LIGHTNESS_STEP;
  for (let l = brand.l; l > 0 && l < 1; l += direction) {
    const step = { ...brand, l };
    if (from.every((back) => ratioOf({ front: hexOf(step), back }) >= least)) return step;
  }
  return { ...brand, l: isDark ? 1 : 0 };
}

/** The hover color: darker in a light theme and lighter in a dark one, unless the limit is reached. */
function hoverColor({ l, c, h }: Step, isDark: boolean): Step {
  const further = isDark ? l + 0.06 : l - 0.06;
  return { l: further > 0.2 && further < 0.98 ? further : isDark ? l - 0.06 : l + 0.09, c, h };
}

/**
 * Derives a theme from one color: the neutrals take its hue; the primary action and the marks take the color itself, lighter or darker
 * where its contrast is too low. Tones and chart series keep their colors, because these have a meaning.
 *
 * @param hex the brand color, as `#rrggbb`
 */
export function brandValues(hex: string, scheme: Scheme): Values {
  const { l, c, h = 0 } = toOklch(hex) ?? { l: 0, c: 0, h: 0 };
  const brand = { l, c, h };
  const own = OWN[scheme];
  const isDark = scheme === 'dark';
  const least = MIN_CONTRAST[scheme];
  // A gray brand has no hue.
  const tint = Math.min(1, c / 0.05);
  const tinted = Object.fromEntries(
    TINTED_TOKENS.map((name) => {
      const from = toOklch(valueIn(own, name)) ?? brand;
      return [name, hexOf({ l: from.l, c: from.c * tint, h })];
    }),
  );
  const grounds = ['background', 'surface', 'floating', 'sunken'].map((name) => tinted[`color.${name}`] ?? '');
  const inverse = tinted['color.text.inverse'] ?? '';
  const mark = hexOf(withContrast(brand, [...grounds, tinted['color.selected.surface'] ?? ''], least.control, isDark));
  const primary = withContrast(brand, [inverse], least.text, isDark);
  const hover = withContrast(hoverColor(primary, isDark), [inverse], least.text, isDark);
  return {
    ...tinted,
    'color.action.primary.surface': hexOf(primary),
    'color.action.primary.hover': hexOf(hover),
    'color.action.primary.text': inverse,
    'color.focus': mark,
    'color.selected.mark': mark,
  };
}
