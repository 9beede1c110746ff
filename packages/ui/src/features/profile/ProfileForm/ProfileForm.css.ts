import { style } from '@vanilla-extract/css';
import { text } from '../../../primitives/Text/Text.css.ts';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

export const legend = style([
  text({ size: 'm', weight: 'bold' }),
  featureRule({ paddingBlock: `${vars.space.xs} ${vars.space.s}`, paddingInline: 0 }),
]);
