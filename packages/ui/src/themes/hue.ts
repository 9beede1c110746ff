/** Lightness and chroma of what is painted in the hue of a name; all hues of them are as readable. */
export const HUE = {
  light: { surface: [0.92, 0.045], text: [0.37, 0.08], line: [0.8, 0.07] },
  dark: { surface: [0.33, 0.05], text: [0.87, 0.07], line: [0.45, 0.06] },
} as const;

/** A number of 32 bits that is always the same for a name, however it is spaced and capitalised. */
export function hashOf(name: string): number {
  let hash = 2166136261;
  for (const character of name.trim().toLowerCase()) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash;
}

/** A hue of the circle, 0 to 359: always the same for a name, and another for most others. */
export function hueOf(name: string): number {
  return hashOf(name) % 360;
}
