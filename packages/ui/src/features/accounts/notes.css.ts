import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { featureRule } from '../../themes/rules.ts';

const { surface, text, border } = vars.color.tone.positive;

export const notice = style(
  featureRule({
    padding: vars.space.m,
    border: `1px solid ${border}`,
    borderRadius: vars.radius.medium,
    backgroundColor: surface,
    color: text,
  }),
);
