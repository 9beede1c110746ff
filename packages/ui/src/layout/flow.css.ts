import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from '../themes/contract.css.ts';
import '../themes/rules.ts';
import { layout } from '../themes/layers.css.ts';
import { measures } from '../themes/measures.ts';
import { DESKTOP_UP, TABLET_UP } from '../themes/media.ts';

const { space } = vars;

/** As many columns as fit. A card is never narrower than this, unless the viewport is. */
export const FIT = 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))';

function columns(count: number): string {
  return `repeat(${count}, minmax(0, 1fr))`;
}

const responsive = defineProperties({
  '@layer': layout,
  conditions: { phone: {}, tablet: { '@media': TABLET_UP }, desktop: { '@media': DESKTOP_UP } },
  defaultCondition: 'phone',
  properties: {
    gap: { none: '0', xxs: space.xxs, xs: space.xs, s: space.s, m: space.m, l: space.l, xl: space.xl, xxl: space.xxl },
    alignItems: { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch', baseline: 'baseline' },
    justifyContent: { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
    gridTemplateColumns: { fit: FIT, stretch: FIT.replace('fill', 'fit'), 1: columns(1), 2: columns(2), 3: columns(3), 4: columns(4) },
  },
  shorthands: { align: ['alignItems'], justify: ['justifyContent'], columns: ['gridTemplateColumns'] },
});

const fixed = defineProperties({
  '@layer': layout,
  properties: {
    display: ['flex', 'grid'],
    flexDirection: ['column', 'row'],
    flexWrap: ['wrap'],
    minInlineSize: [0],
    maxInlineSize: measures,
  },
});

/** Space and alignment by viewport width, from which Stack, Inline and Grid are built. */
export const flow = createSprinkles(responsive, fixed);
