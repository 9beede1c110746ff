import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

/** Heights of the rows before and after those that are drawn. */
export const before = createVar();
export const after = createVar();

export const scroller = recipe({
  base: primitiveRule({
    overflowY: 'auto',
    // The list keeps its own place when rows turn out higher than expected.
    overflowAnchor: 'none',
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface,
    selectors: {
      '&::before': { content: '""', display: 'block', blockSize: before },
      '&::after': { content: '""', display: 'block', blockSize: after },
    },
  }),
  variants: {
    height: {
      content: primitiveRule({ maxBlockSize: 'min(70vh, 40rem)' }),
      fill: primitiveRule({ blockSize: '100%' }),
    },
  },
});

export const row = style(
  primitiveRule({
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.s,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
    overflowWrap: 'anywhere',
    ':focus-visible': { outlineOffset: '-3px' },
  }),
);
