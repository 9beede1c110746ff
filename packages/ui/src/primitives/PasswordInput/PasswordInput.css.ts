import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

export const box = style(primitiveRule({ display: 'grid', alignItems: 'center' }));

export const area = style(primitiveRule({ gridArea: '1 / 1', minInlineSize: 0, paddingInlineEnd: '4.25rem' }));

/** As high as the input, so that it is large enough for a finger. It has its own style, because nothing else is loaded to sign in. */
export const toggle = style(
  primitiveRule({
    gridArea: '1 / 1',
    justifySelf: 'end',
    minBlockSize: vars.control.medium,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.small,
    color: vars.color.text.muted,
    ...textStyles.s,
    fontWeight: vars.type.weight.medium,
    ':hover': { color: vars.color.text.default },
  }),
);
