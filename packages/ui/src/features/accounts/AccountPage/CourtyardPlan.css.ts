import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

export const drawing = style(featureRule({ fill: 'none', stroke: vars.color.border.control, strokeWidth: 0.15, strokeOpacity: 0.75 }));
