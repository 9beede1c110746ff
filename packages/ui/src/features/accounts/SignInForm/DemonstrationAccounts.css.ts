import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

export const small = style(featureRule({ fontSize: vars.type.size.s }));

export const strong = style(featureRule({ fontWeight: vars.type.weight.bold }));
