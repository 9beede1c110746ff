import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

export const walls = style(featureRule({ fill: 'none', stroke: 'currentcolor', strokeWidth: 3, strokeLinecap: 'round' }));

export const dot = style(featureRule({ fill: vars.color.here.mark }));
