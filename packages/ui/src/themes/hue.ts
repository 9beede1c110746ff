/** The lightness and chroma of colors in the hue of a name, chosen so that all hues are equally readable. */
export const HUE = {
  light: { surface: [0.92, 0.045], text: [0.37, 0.08], line: [0.8, 0.07] },
  dark: { surface: [0.33, 0.05], text: [0.87, 0.07], line: [0.45, 0.06] },
} as const;

/** A 32-bit hash of a name, independent of its spacing and case. */
export function hashOf(name: string): number {
  let hash = 2166136261;
  for (const character of name.trim().toLowerCase()) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash;
}

/** A hue from 45 to 344 that is always the same for a name and differs between most names. Red is reserved for failures. */
export function hueOf(name: string): number {
  const hue = hashOf(name) % 360;
  return hue < 45 || hue > 344 ? (hue + 120) % 360 : hue;
}
