import { type Color, converter, formatHex, inGamut } from 'culori';

/** A colour as the Design Tokens format (2025.10) writes it. */
export interface ColorValue {
  readonly colorSpace: string;
  readonly components: readonly (number | 'none')[];
  readonly alpha?: number;
}

export interface Measure {
  readonly value: number;
  readonly unit: string;
}

export interface ShadowLayer {
  readonly color: ColorValue;
  readonly offsetX: Measure;
  readonly offsetY: Measure;
  readonly blur: Measure;
  readonly spread: Measure;
}

/** A token, with its value as the format writes it and nothing to resolve. */
export interface Token {
  readonly $type: string;
  readonly $value: unknown;
}

const toRgb = converter('rgb');

/** The spaces that are understood, each with the letters of its components. */
const SPACES: Readonly<Record<string, readonly [mode: string, channels: string]>> = {
  srgb: ['rgb', 'rgb'],
  'srgb-linear': ['lrgb', 'rgb'],
  'display-p3': ['p3', 'rgb'],
  oklch: ['oklch', 'lch'],
  oklab: ['oklab', 'lab'],
};

/** How much light, 0 to 1, may be missing or too much of red, green or blue: no eye sees so little. */
const ROUNDING = 0.0005;
const isShown = inGamut('rgb');

/** Red, green and blue, each from 0 to 1. Throws for a colour that no screen shows. */
function rgbOf({ colorSpace, components }: ColorValue): { r: number; g: number; b: number } {
  const space = SPACES[colorSpace];
  if (!space) throw new Error(`Colours are written in one of ${Object.keys(SPACES).join(', ')}, and not in ${colorSpace}.`);
  const [mode, channels] = space;
  const values = Object.fromEntries([...channels].map((channel, index) => [channel, Number(components[index]) || 0]));
  const { r, g, b } = toRgb({ mode, ...values } as Color);
  const within = (part: number) => Math.min(1, Math.max(0, part));
  const nearest = { mode: 'rgb' as const, r: within(r), g: within(g), b: within(b) };
  const linear = converter('lrgb');
  const [asked, shown] = [linear({ mode: 'rgb', r, g, b }), linear(nearest)];
  const isNear = (['r', 'g', 'b'] as const).every((part) => Math.abs(asked[part] - shown[part]) <= ROUNDING);
  if (!isShown({ mode: 'rgb', r, g, b }) && !isNear) {
    throw new Error(`No screen shows ${colorSpace} ${components.join(' ')}: give it less chroma.`);
  }
  return { r: nearest.r, g: nearest.g, b: nearest.b };
}

/** sRGB: opaque colours as `#rrggbb`. */
function colorValue(value: ColorValue): string {
  const { alpha = 1 } = value;
  if (alpha === 0) return 'transparent';
  const { r, g, b } = rgbOf(value);
  if (alpha === 1) return formatHex({ mode: 'rgb', r, g, b });
  return `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')} / ${alpha})`;
}

/** A number with its unit. */
function measureValue({ value, unit }: Measure): string {
  return `${value}${unit}`;
}

/** In a shadow a length of nothing goes without its unit, and a spread of nothing goes unsaid. */
function shadowValue({ color, offsetX, offsetY, blur, spread }: ShadowLayer): string {
  const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])];
  return [...lengths.map((length) => (length.value === 0 ? '0' : measureValue(length))), colorValue(color)].join(' ');
}

/**
 * What a token's value is in a style sheet. Throws for a kind of token that the design system does not use, and for a
 * colour that sRGB does not have, so that what a designer reads is what is shown.
 */
export function cssValue({ $type, $value }: Token): string {
  switch ($type) {
    case 'color':
      return colorValue($value as ColorValue);
    case 'dimension':
    case 'duration':
      return measureValue($value as Measure);
    case 'shadow':
      return [$value as ShadowLayer | readonly ShadowLayer[]].flat().map(shadowValue).join(', ');
    case 'fontFamily':
      return [$value as string | readonly string[]]
        .flat()
        .map((name) => (name.includes(' ') ? `"${name}"` : name))
        .join(', ');
    case 'fontWeight':
    case 'number':
      return String($value);
    default:
      throw new Error(`A token of type ${$type} has no place in the design system.`);
  }
}
