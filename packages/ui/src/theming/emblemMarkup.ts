import { emblemQuarters, MIRRORED, QUARTER } from '../themes/emblem.ts';
import { HUE, hueOf } from '../themes/hue.ts';

/** The mark of a club or another body as markup, for pages without components. */
export interface EmblemMarkup {
  /** The drawing, colored by the classes `pale` and `strong`. */
  readonly svg: string;
  /** Rules for these classes and for the background, `mark`, in the light and dark scheme. */
  readonly style: string;
}

/** Writes the mark that `Emblem` draws for a name. */
export function emblemMarkup(name: string): EmblemMarkup {
  const hue = hueOf(name);
  const shade = (part: keyof (typeof HUE)['light']) =>
    `light-dark(oklch(${HUE.light[part].join(' ')} ${hue}),oklch(${HUE.dark[part].join(' ')} ${hue}))`;
  const half = emblemQuarters(name)
    .map(({ transform, isPale }) => `<path class="${isPale ? 'pale' : 'strong'}" d="${QUARTER}" transform="${transform}"/>`)
    .join('');
  return {
    svg: `<svg viewBox="0 0 24 24" preserveAspectRatio="xMinYMid" aria-hidden="true">${half}<g transform="${MIRRORED}">${half}</g></svg>`,
    style: `.mark{background:${shade('surface')}}.pale{fill:${shade('line')}}.strong{fill:${shade('text')}}`,
  };
}
