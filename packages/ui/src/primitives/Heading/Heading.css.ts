import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

const { size, weight, leading } = vars.type;

export const heading = recipe({
  base: primitiveRule({ minInlineSize: 0, fontWeight: weight.bold }),
  variants: {
    size: {
      s: primitiveRule({ fontSize: size.s, lineHeight: leading.snug }),
      m: primitiveRule({ fontSize: size.m, lineHeight: leading.snug }),
      l: primitiveRule({ fontSize: size.l, lineHeight: leading.snug }),
      xl: primitiveRule({ fontSize: size.xl, lineHeight: leading.tight, letterSpacing: '-0.015em' }),
    },
    wrap: {
      balance: primitiveRule({ textWrap: 'balance' }),
      pretty: primitiveRule({ textWrap: 'pretty' }),
      anywhere: primitiveRule({ textWrap: 'pretty', overflowWrap: 'anywhere' }),
    },
    truncate: { true: primitiveRule({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }) },
  },
});
