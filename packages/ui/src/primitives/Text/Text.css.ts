import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

const { color, type } = vars;

/** The number of lines after which a text is cut off. */
export const lineCount = createVar();

export const clamped = style(
  primitiveRule({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lineCount, overflow: 'hidden' }),
);

/** Exported for grid cells of composites, which would otherwise need an extra element. */
export const text = recipe({
  variants: {
    size: {
      xs: primitiveRule(textStyles.xs),
      s: primitiveRule(textStyles.s),
      m: primitiveRule(textStyles.m),
      l: primitiveRule(textStyles.l),
      xl: primitiveRule(textStyles.xl),
    },
    tone: {
      neutral: primitiveRule({ color: color.text.default }),
      muted: primitiveRule({ color: color.text.muted }),
    },
    weight: {
      regular: primitiveRule({ fontWeight: type.weight.regular }),
      medium: primitiveRule({ fontWeight: type.weight.medium }),
      bold: primitiveRule({ fontWeight: type.weight.bold }),
    },
    wrap: {
      pretty: primitiveRule({ textWrap: 'pretty' }),
      balance: primitiveRule({ textWrap: 'balance' }),
      'as-typed': primitiveRule({ whiteSpace: 'pre-line' }),
      anywhere: primitiveRule({ overflowWrap: 'anywhere' }),
    },
    truncate: {
      true: primitiveRule({
        display: 'block',
        minInlineSize: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }),
    },
  },
});
