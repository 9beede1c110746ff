import { createVar } from '@vanilla-extract/css';
import { HUE } from './hue.ts';

/** The hue of a name, as `hueOf` has it; set where the name is known. */
export const hue = createVar();

function shade(part: keyof (typeof HUE)['light']): string {
  const [light, dark] = [HUE.light[part], HUE.dark[part]].map(([lightness, chroma]) => `oklch(${lightness} ${chroma} ${hue})`);
  return `light-dark(${light}, ${dark})`;
}

/** Colors in the hue of a name, light or dark as the theme is. */
export const hued = { surface: shade('surface'), text: shade('text'), line: shade('line') } as const;
