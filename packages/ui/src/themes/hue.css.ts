import { createVar, fallbackVar } from '@vanilla-extract/css';
import { HUE } from './hue.ts';

type Part = keyof (typeof HUE)['light'];

/** The hue of a name, computed by `hueOf`; set by the component that knows the name. */
export const hue = createVar();

/** The lightness and chroma of each part, set by the theme; a theme without them gets those of the light one. */
export const tones = { surface: createVar(), text: createVar(), line: createVar() };

function shade(part: Part): string {
  return `oklch(${fallbackVar(tones[part], HUE.light[part].join(' '))} ${hue})`;
}

/** Colors in the hue of a name, for light and dark themes. */
export const hued = { surface: shade('surface'), text: shade('text'), line: shade('line') } as const;
