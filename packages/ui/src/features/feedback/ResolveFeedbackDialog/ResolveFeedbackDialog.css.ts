import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

export const comments = style(
  featureRule({
    paddingInlineStart: vars.space.s,
    borderInlineStart: `2px solid ${vars.color.border.hairline}`,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
);
