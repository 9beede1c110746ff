import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { featureRule } from '../../themes/rules.ts';
import { FORCED_COLORS } from '../plot/forcedColors.ts';
import { strong } from '../plot/marks.css.ts';

/** The whole, in the middle of the ring. */
export const whole = style([strong, featureRule({ fontSize: vars.type.size.l })]);

export const leader = style(
  featureRule({ stroke: vars.color.border.control, fill: 'none', '@media': { [FORCED_COLORS]: { stroke: 'CanvasText' } } }),
);
