import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

export const legend = style(
  featureRule({ fontWeight: vars.type.weight.medium, paddingBlock: `${vars.space.xs} ${vars.space.s}`, paddingInline: 0 }),
);
