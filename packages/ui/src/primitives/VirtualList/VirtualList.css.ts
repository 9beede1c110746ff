import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { FIT } from '../../layout/flow.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { pressedWhole } from '../Link/Link.css.ts';

const { color, radius, space } = vars;

/** Heights of the rows before and after those that are rendered. */
export const before = createVar();
export const after = createVar();

/** Where an item stands that is rendered though it is out of sight, and how high its row is. */
export const top = createVar();
export const column = createVar();
export const rowHeight = createVar();

const blank = { content: '""', display: 'block', gridColumn: '1 / -1' } as const;

export const list = recipe({
  base: primitiveRule({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    // The list keeps its own place when rows turn out higher than expected.
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
      // The gap below the last row is none of the list's.
      fit: primitiveRule({ gridTemplateColumns: FIT, columnGap: space.m, marginBlockEnd: `calc(-1 * ${space.m})` }),
    },
  },
});

/** Takes no room, and is as wide as the list. */
export const width = style(primitiveRule({ position: 'absolute', insetInline: 0, visibility: 'hidden' }));

export const line = recipe({
  variants: {
    columns: {
      one: [
        pressedWhole,
        primitiveRule({
          minInlineSize: 0,
          paddingBlock: space.xs,
          // As wide as the rows of a RecordList: a list that grows by one record keeps its columns.
          paddingInline: space.m,
          borderBlockEnd: `1px solid ${color.border.hairline}`,
          overflowWrap: 'anywhere',
          ':focus-visible': { outlineOffset: '-3px' },
        }),
      ],
      // The gap below belongs to the item, so that the blanks before and after the rendered rows need none.
      fit: primitiveRule({ display: 'grid', minInlineSize: 0, marginBlockEnd: space.m, borderRadius: radius.medium }),
    },
    isLast: { true: primitiveRule({ borderBlockEndStyle: 'none' }) },
    isKept: {
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
