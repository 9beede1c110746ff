import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { initialsStyle, textStyles } from '../../themes/typography.ts';

export const group = style(primitiveRule({ display: 'inline-flex', alignItems: 'center', verticalAlign: 'middle' }));

/** Each avatar overlaps the one before, separated by a border in the background color. */
export const face = style(
  primitiveRule({
    display: 'inline-grid',
    borderRadius: vars.radius.round,
    boxShadow: `0 0 0 2px ${vars.color.surface}`,
    backgroundColor: vars.color.surface,
    selectors: { '& + &': { marginInlineStart: '-0.3125rem' } },
  }),
);

export const rest = recipe({
  base: primitiveRule({
    display: 'inline-grid',
    placeContent: 'center',
    paddingInline: vars.space.xxs,
    border: `1px solid ${vars.color.border.control}`,
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.sunken,
    color: vars.color.text.default,
    fontWeight: vars.type.weight.bold,
    lineHeight: '1',
  }),
  variants: {
    size: {
      s: primitiveRule({ minInlineSize: '1.75rem', blockSize: '1.75rem', ...initialsStyle }),
      m: primitiveRule({ minInlineSize: '2.25rem', blockSize: '2.25rem', ...textStyles.xs }),
    },
  },
});
