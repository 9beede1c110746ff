import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

export const box = style(primitiveRule({ display: 'grid', alignItems: 'center' }));

export const area = style(primitiveRule({ gridArea: '1 / 1', minInlineSize: 0, paddingInlineEnd: '4.25rem' }));

export const toggle = style(
  primitiveRule({
    gridArea: '1 / 1',
    justifySelf: 'end',
    marginInlineEnd: vars.space.xxs,
    minBlockSize: `calc(${vars.control.medium} - ${vars.space.xs})`,
    paddingInline: vars.space.xs,
    borderRadius: '4px',
    color: vars.color.text.muted,
    ...textStyles.s,
    fontWeight: vars.type.weight.medium,
    ':hover': { backgroundColor: vars.color.action.quiet.hover, color: vars.color.text.default },
  }),
);
