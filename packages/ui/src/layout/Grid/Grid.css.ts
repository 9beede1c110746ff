import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from '../../themes/contract.css.ts';
import { layout } from '../../themes/layers.css.ts';
import { DESKTOP_UP, TABLET_UP } from '../../themes/media.ts';
import { FIT } from './fit.ts';

const { space } = vars;

function columns(count: number): string {
  return `repeat(${count}, minmax(0, 1fr))`;
}

const responsive = defineProperties({
  '@layer': layout,
  conditions: { phone: {}, tablet: { '@media': TABLET_UP }, desktop: { '@media': DESKTOP_UP } },
  defaultCondition: 'phone',
  properties: { gridTemplateColumns: { fit: FIT, 1: columns(1), 2: columns(2), 3: columns(3), 4: columns(4) } },
  shorthands: { columns: ['gridTemplateColumns'] },
});

const fixed = defineProperties({
  '@layer': layout,
  properties: {
    display: ['grid'],
    alignItems: ['start', 'stretch'],
    gap: { none: '0', xxs: space.xxs, xs: space.xs, s: space.s, m: space.m, l: space.l, xl: space.xl, xxl: space.xxl },
  },
});

export const grid = createSprinkles(responsive, fixed);
