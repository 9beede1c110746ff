import { recipe } from '@vanilla-extract/recipes';
import { primitiveRule } from '../../themes/rules.ts';
import { headingStyles } from '../../themes/typography.ts';

export const heading = recipe({
  base: primitiveRule({ minInlineSize: 0 }),
  variants: {
    size: {
      s: primitiveRule(headingStyles.s),
      m: primitiveRule(headingStyles.m),
      l: primitiveRule(headingStyles.l),
      xl: primitiveRule(headingStyles.xl),
    },
    wrap: {
      balance: primitiveRule({ textWrap: 'balance' }),
      pretty: primitiveRule({ textWrap: 'pretty' }),
      anywhere: primitiveRule({ textWrap: 'pretty', overflowWrap: 'anywhere' }),
    },
    truncate: { true: primitiveRule({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }) },
  },
});
