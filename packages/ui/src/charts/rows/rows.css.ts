import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { FORCED_COLORS } from '../../themes/media.ts';
import { featureRule } from '../../themes/rules.ts';

/** What is spent beyond what there was: another hue, and a texture for those who see no hues. */
export const excess = style(
  featureRule({ fill: vars.color.tone.critical.text, '@media': { [FORCED_COLORS]: { fill: 'Mark', stroke: 'CanvasText' } } }),
);

export const excessHatch = style(
  featureRule({ stroke: vars.color.surface, strokeWidth: 1.5, fill: 'none', '@media': { [FORCED_COLORS]: { stroke: 'MarkText' } } }),
);

export const referenceLine = style(
  featureRule({
    stroke: vars.color.text.default,
    strokeDasharray: '2 3',
    shapeRendering: 'crispEdges',
    '@media': { [FORCED_COLORS]: { stroke: 'CanvasText' } },
  }),
);
