import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { activeChipStyle, chipStyle } from './chipStyle.ts';

export const chip = recipe({
  base: primitiveRule({
    ...chipStyle,
    display: 'inline-flex',
    gap: vars.space.xs,
    paddingInline: `${vars.space.s} ${vars.space.xs}`,
    ':hover': { borderColor: vars.color.text.default },
  }),
  variants: { isSet: { true: primitiveRule(activeChipStyle) } },
});

export const arrow = style(primitiveRule({ flex: 'none', color: vars.color.text.muted }));

/** The selected value, after the name of the filter. */
export const value = style(
  primitiveRule({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: vars.type.weight.medium }),
);
