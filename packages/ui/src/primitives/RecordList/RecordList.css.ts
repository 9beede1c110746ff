import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { clickableRow } from '../Link/Link.css.ts';

const { color, space } = vars;

/** The estimated height of a record, the minimum height of its placeholder. */
export const rowHeight = createVar();

export const row = recipe({
  base: [
    clickableRow,
    primitiveRule({
      paddingBlock: space.s,
      paddingInline: space.m,
      selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
    }),
  ],
  variants: {
    density: {
      comfortable: {},
      // Depends on the width of the list, which may be one tile of many.
      compact: primitiveRule({ '@container': { '(width >= 40rem)': { paddingBlock: space.xs } } }),
    },
    isBlank: { true: primitiveRule({ minBlockSize: rowHeight }) },
  },
});

/** Makes compact rows depend on the width of the list instead of the screen. */
export const container = style(primitiveRule({ containerType: 'inline-size' }));

/** Stretches a card to the height of its neighbors. */
export const cell = style(primitiveRule({ display: 'grid', minInlineSize: 0 }));
