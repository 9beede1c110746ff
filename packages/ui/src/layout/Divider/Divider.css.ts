import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { layoutRule } from '../../themes/rules.ts';

export const divider = style(
  layoutRule({ inlineSize: '100%', blockSize: 0, border: 0, borderBlockStart: `1px solid ${vars.color.border.hairline}` }),
);
