import { oklch } from './oklch.ts';
import type { Token, ValueOf } from './plugin.ts';

type ColorValue = ValueOf<'color'>;
type Measure = ValueOf<'dimension' | 'duration'>;
type ShadowLayer = ValueOf<'shadow'>[number];

function toByte(part: number): number {
  return Math.round(part * 255);
}

/** sRGB: opaque colours as `#rrggbb`. */
export function colorValue({ colorSpace, components, alpha }: ColorValue): string {
  const [first, second, third] = [components[0] ?? 0, components[1] ?? 0, components[2] ?? 0];
  if (alpha === 0) return 'transparent';
  if (colorSpace === 'oklch' && alpha === 1) return oklch(first, second, third);
  if (colorSpace === 'srgb') return `rgb(${toByte(first)} ${toByte(second)} ${toByte(third)} / ${alpha})`;
  throw new Error(`A colour is written as opaque oklch or as srgb, not as ${colorSpace} with alpha ${alpha}.`);
}

/** A number with its unit. */
export function measureValue({ value, unit }: Measure): string {
  return `${value}${unit}`;
}

/** In a shadow a length of nothing goes without its unit, and a spread of nothing goes unsaid. */
export function shadowValue({ color, offsetX, offsetY, blur, spread }: ShadowLayer): string {
  const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])];
  return [...lengths.map((length) => (length.value === 0 ? '0' : measureValue(length))), colorValue(color)].join(' ');
}

/** Names with spaces are quoted. */
export function familyValue(names: readonly string[]): string {
  return names.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ');
}

/**
 * What a token's value is in a style sheet. Colours are sRGB, opaque ones as `#rrggbb`. Throws for a kind of token that
 * the design system does not use.
 */
export function cssValue(token: Token): string {
  switch (token.$type) {
    case 'color':
      return colorValue(token.$value);
    case 'dimension':
    case 'duration':
      return measureValue(token.$value);
    case 'shadow':
      return token.$value.map(shadowValue).join(', ');
    case 'fontFamily':
      return familyValue(token.$value);
    case 'fontWeight':
    case 'number':
      return String(token.$value);
    default:
      throw new Error(`A token of type ${token.$type} has no place in the design system.`);
  }
}
