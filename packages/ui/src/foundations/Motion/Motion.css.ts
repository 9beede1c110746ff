import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { featureRule } from '../../themes/rules.ts';

export const duration = createVar();

export const lane = style(
  featureRule({ display: 'flex', borderRadius: vars.radius.small, backgroundColor: vars.color.sunken, padding: vars.space.xxs }),
);
/** Grows before the moving element, so that the distance is the lane's length in both reading directions. */
export const way = style(
  featureRule({
    flexGrow: 0,
    transitionProperty: 'flex-grow',
    transitionDuration: duration,
    transitionTimingFunction: 'ease-out',
    selectors: { '[data-far="true"] > &': { flexGrow: 1 } },
  }),
);
export const runner = style(
  featureRule({ inlineSize: '2rem', blockSize: '2rem', borderRadius: vars.radius.small, backgroundColor: vars.color.selected.mark }),
);
