import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { pressedWhole } from '../Link/Link.css.ts';

const { color, space } = vars;

/** About how high a record is: what its blank is at least. */
export const rowHeight = createVar();

export const row = recipe({
  base: [
    pressedWhole,
    primitiveRule({
      paddingBlock: space.s,
      paddingInline: space.m,
      selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
    }),
  ],
  variants: {
    density: {
      comfortable: {},
      // By the width of the list, which may be one tile of many.
      compact: primitiveRule({ '@container': { '(width >= 40rem)': { paddingBlock: space.xs } } }),
    },
    isBlank: { true: primitiveRule({ minBlockSize: rowHeight }) },
  },
});

/** The records of a compact list go by its width, and not by that of the screen. */
export const container = style(primitiveRule({ containerType: 'inline-size' }));

/** A card takes the height of its neighbours. */
export const cell = style(primitiveRule({ display: 'grid', minInlineSize: 0 }));
