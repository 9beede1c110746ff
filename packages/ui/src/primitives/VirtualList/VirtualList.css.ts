import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { FIT } from '../../layout/flow.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { clickableRow } from '../Link/Link.css.ts';

const { color, radius, space } = vars;

/** The total heights of the rows before and after the rendered ones. */
export const before = createVar();
export const after = createVar();

/** The position and row height of an item that stays rendered while it is out of view. */
export const top = createVar();
export const column = createVar();
export const rowHeight = createVar();

const blank = { content: '""', display: 'block', gridColumn: '1 / -1' } as const;

export const list = recipe({
  base: primitiveRule({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    // The virtualizer corrects the scroll position when rows are higher than estimated.
    overflowAnchor: 'none',
    selectors: { '&::before': { ...blank, blockSize: before }, '&::after': { ...blank, blockSize: after } },
  }),
  variants: {
    height: {
      content: primitiveRule({ overflowY: 'auto', maxBlockSize: 'min(70vh, 40rem)' }),
      fill: primitiveRule({ overflowY: 'auto', blockSize: '100%' }),
      whole: {},
    },
    columns: {
      one: primitiveRule({
        gridTemplateColumns: 'minmax(0, 1fr)',
        border: `1px solid ${color.border.hairline}`,
        borderRadius: radius.medium,
        backgroundColor: color.surface,
      }),
      // Removes the gap below the last row.
      fit: primitiveRule({ gridTemplateColumns: FIT, columnGap: space.m, marginBlockEnd: `calc(-1 * ${space.m})` }),
    },
  },
});

/** An invisible element without height, as wide as the list, for measuring. */
export const width = style(primitiveRule({ position: 'absolute', insetInline: 0, visibility: 'hidden' }));

export const line = recipe({
  variants: {
    columns: {
      one: [
        clickableRow,
        primitiveRule({
          minInlineSize: 0,
          paddingBlock: space.xs,
          // The same padding as the rows of a RecordList, so that columns keep their position when a list becomes virtualized.
          paddingInline: space.m,
          borderBlockEnd: `1px solid ${color.border.hairline}`,
          overflowWrap: 'anywhere',
          ':focus-visible': { outlineOffset: '-3px' },
        }),
      ],
      // The gap below belongs to the item, so that the spacers before and after the rendered rows need none.
      fit: primitiveRule({ display: 'grid', minInlineSize: 0, marginBlockEnd: space.m, borderRadius: radius.medium }),
    },
    isLast: { true: primitiveRule({ borderBlockEndStyle: 'none' }) },
    isDetached: {
      true: primitiveRule({
        position: 'absolute',
        insetBlockStart: top,
        insetInline: 0,
        gridColumn: column,
        minBlockSize: rowHeight,
      }),
    },
  },
});
