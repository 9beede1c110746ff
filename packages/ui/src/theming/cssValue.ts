import { type Color, converter, formatHex, inGamut } from 'culori';

/** A color in the Design Tokens format (2025.10). */
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

/** A token with a resolved value in that format. */
export interface Token {
  readonly $type: string;
  readonly $value: unknown;
}

const toRgb = converter('rgb');

/** The supported color spaces, with the names of their channels. */
const SPACES: Readonly<Record<string, readonly [mode: string, channels: string]>> = {
  srgb: ['rgb', 'rgb'],
  'srgb-linear': ['lrgb', 'rgb'],
  'display-p3': ['p3', 'rgb'],
  oklch: ['oklch', 'lch'],
  oklab: ['oklab', 'lab'],
};

/** The tolerated deviation of a linear RGB channel (0 to 1), too small to be perceived. */
const ROUNDING = 0.0005;
const isShown = inGamut('rgb');

/** Converts to RGB with channels from 0 to 1. Throws for a color outside of sRGB. */
function rgbOf({ colorSpace, components }: ColorValue): { r: number; g: number; b: number } {
  const space = SPACES[colorSpace];
  if (!space) throw new Error(`The colour space ${colorSpace} is not supported. Use one of ${Object.keys(SPACES).join(', ')}.`);
  const [mode, channels] = space;
  const values = Object.fromEntries([...channels].map((channel, index) => [channel, Number(components[index]) || 0]));
  const { r, g, b } = toRgb({ mode, ...values } as Color);
  const within = (part: number) => Math.min(1, Math.max(0, part));
  const nearest = { mode: 'rgb' as const, r: within(r), g: within(g), b: within(b) };
  const linear = converter('lrgb');
  const [original, shown] = [linear({ mode: 'rgb', r, g, b }), linear(nearest)];
  const isNear = (['r', 'g', 'b'] as const).every((part) => Math.abs(original[part] - shown[part]) <= ROUNDING);
  if (!isShown({ mode: 'rgb', r, g, b }) && !isNear) {
    throw new Error(`${colorSpace} ${components.join(' ')} is outside of sRGB. Reduce its chroma.`);
  }
  return { r: nearest.r, g: nearest.g, b: nearest.b };
}

/** Formats a color as sRGB; opaque colors as `#rrggbb`. */
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

/** In a shadow, a length of zero has no unit, and a spread of zero is omitted. */
function shadowValue({ color, offsetX, offsetY, blur, spread }: ShadowLayer): string {
  const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])];
  return [...lengths.map((length) => (length.value === 0 ? '0' : measureValue(length))), colorValue(color)].join(' ');
}

/**
 * Returns the CSS value of a token. Throws for unsupported token types and for colors outside of sRGB, so that the value in the file is the
 * color on the screen.
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
      throw new Error(`Tokens of type ${$type} are not supported.`);
  }
}
