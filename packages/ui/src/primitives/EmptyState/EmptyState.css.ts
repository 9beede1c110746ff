import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

export const box = style(
  primitiveRule({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.xs,
    paddingBlock: vars.space.xxl,
    paddingInline: vars.space.m,
    border: `1px dashed ${vars.color.border.control}`,
    borderRadius: vars.radius.medium,
    color: vars.color.text.muted,
    textAlign: 'center',
    textWrap: 'balance',
  }),
);

/** A ring around the icon. */
export const drawing = style(
  primitiveRule({
    padding: vars.space.s,
    border: `1px solid ${vars.color.border.control}`,
    borderRadius: vars.radius.round,
  }),
);

export const title = style(primitiveRule({ color: vars.color.text.default, fontWeight: vars.type.weight.medium, ...textStyles.m }));

export const action = style(primitiveRule({ marginBlockStart: vars.space.xs }));
