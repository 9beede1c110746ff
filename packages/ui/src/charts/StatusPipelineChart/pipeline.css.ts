import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { featureRule } from '../../themes/rules.ts';
import { strong } from '../plot/marks.css.ts';

export const count = style([strong, featureRule({ fontSize: vars.type.size.l })]);
