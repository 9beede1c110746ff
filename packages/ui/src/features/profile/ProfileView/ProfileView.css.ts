import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { color, type } = vars;

export const name = style(featureRule({ fontSize: type.size.l, fontWeight: type.weight.bold, overflowWrap: 'anywhere' }));

export const muted = style(featureRule({ color: color.text.muted, overflowWrap: 'anywhere' }));
