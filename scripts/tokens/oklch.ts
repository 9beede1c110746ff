type Rgb = readonly [number, number, number];

/** OKLCH to linear sRGB; components outside 0..1 are colours that a screen cannot show. */
function toLinearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function isShowable(rgb: Rgb): boolean {
  return rgb.every((part) => part >= -0.0005 && part <= 1.0005);
}

function toHexPair(linear: number): string {
  const clipped = Math.min(1, Math.max(0, linear));
  const encoded = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}

/**
 * A colour by how light it looks (0 to 1), how colourful it is (0 to about 0.3) and its hue in degrees, as `#rrggbb`.
 * Throws for a colour that sRGB does not have: give it less chroma, so that what a designer reads is what is shown.
 */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const rgb = toLinearRgb(lightness, chroma, hue);
  if (!isShowable(rgb)) throw new Error(`No screen shows oklch(${lightness} ${chroma} ${hue}): give it less chroma.`);
  return `#${rgb.map(toHexPair).join('')}`;
}
