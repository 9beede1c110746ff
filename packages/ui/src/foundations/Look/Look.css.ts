import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { featureRule } from '../../themes/rules.ts';

export const figure = style(featureRule({ display: 'grid', gap: vars.space.s, margin: 0 }));
export const example = style(
  featureRule({
    padding: vars.space.m,
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.background,
  }),
);
