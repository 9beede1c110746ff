import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

export const group = recipe({
  base: primitiveRule({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.l, minInlineSize: 0 }),
  variants: {
    direction: { down: primitiveRule({ flexDirection: 'column' }), along: primitiveRule({ flexDirection: 'row' }) },
  },
});
