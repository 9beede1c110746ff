import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

export const box = style(primitiveRule({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 }));

export const chips = style(primitiveRule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs }));

export const chip = style(
  primitiveRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    maxInlineSize: '100%',
    minBlockSize: vars.control.small,
    paddingInline: vars.space.s,
    border: `1px solid ${vars.color.border.control}`,
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.surface,
    ...textStyles.s,
    textAlign: 'start',
    ':hover': { backgroundColor: vars.color.action.quiet.hover },
  }),
);
