import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { TABLET_UP } from '../../themes/media.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

export const list = recipe({
  base: primitiveRule({ display: 'grid', columnGap: vars.space.l, rowGap: vars.space.s, minInlineSize: 0 }),
  variants: {
    columns: {
      1: primitiveRule({}),
      2: primitiveRule({ '@media': { [TABLET_UP]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }),
    },
  },
});

export const pair = style(primitiveRule({ minInlineSize: 0 }));

export const key = style(primitiveRule({ color: vars.color.text.muted, ...textStyles.s }));

export const value = style(primitiveRule({ overflowWrap: 'anywhere' }));
