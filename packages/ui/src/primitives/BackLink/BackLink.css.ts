import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

export const back = style(
  primitiveRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    justifySelf: 'start',
    minBlockSize: '1.75rem',
    color: vars.color.text.muted,
    ...textStyles.s,
    textDecoration: 'none',
    borderRadius: vars.radius.small,
    ':hover': { color: vars.color.text.default, textDecoration: 'underline' },
    '@media': { '(pointer: coarse)': { minBlockSize: vars.control.small } },
  }),
);

export const arrow = style(primitiveRule({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } }));
