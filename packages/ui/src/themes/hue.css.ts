import { createVar, fallbackVar } from '@vanilla-extract/css';
import { HUE } from './hue.ts';

type Part = keyof (typeof HUE)['light'];

/** The hue of a name, as `hueOf` has it; set where the name is known. */
export const hue = createVar();

/** Lightness and chroma of each part, which a theme sets; one that does not is taken for a light one. */
export const tones = { surface: createVar(), text: createVar(), line: createVar() };

function shade(part: Part): string {
  return `oklch(${fallbackVar(tones[part], HUE.light[part].join(' '))} ${hue})`;
}

/** Colors in the hue of a name, light or dark as the theme is. */
export const hued = { surface: shade('surface'), text: shade('text'), line: shade('line') } as const;
