import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { FORCED_COLORS } from '../../themes/media.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

const { color, radius, space, type } = vars;

/** Lengths set by script: of a slot, an hour, a day, the column of row names, and the whole. */
export const slotWidth = createVar();
export const hourWidth = createVar();
export const dayWidth = createVar();
export const nameWidth = createVar();
export const width = createVar();
export const height = createVar();
export const rowHeight = createVar();
/** The direction of time, for gradients: right, or left in right-to-left languages. */
const onwards = createVar();

/** The position of a row, and the start and length of an element in it. */
export const top = createVar();
export const from = createVar();
export const length = createVar();

/** Positions an element within its row. */
const placed = style(
  primitiveRule({
    position: 'absolute',
    insetInlineStart: `calc(${nameWidth} + ${from} * ${slotWidth})`,
    inlineSize: `calc(${length} * ${slotWidth})`,
  }),
);

export const grid = style(
  primitiveRule({
    position: 'relative',
    inlineSize: '100%',
    maxBlockSize: 'min(70vh, 40rem)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBlockStart: '3.5rem',
    scrollPaddingInlineStart: nameWidth,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.medium,
    backgroundColor: color.surface,
  }),
);

/** As large as all rows and hours; visible elements are positioned in it absolutely. */
export const canvas = style(primitiveRule({ position: 'relative', inlineSize: width, blockSize: height }));

export const head = style(
  primitiveRule({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    blockSize: '3.5rem',
    borderBlockEnd: `1px solid ${color.border.control}`,
    backgroundColor: color.surface,
  }),
);

export const headRow = style(primitiveRule({ display: 'flex', position: 'relative', blockSize: 'calc((3.5rem - 1px) / 2)' }));

/** The corner above the row names and before the hours. */
export const corner = style(
  primitiveRule({
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    inlineSize: nameWidth,
    paddingInline: space.xs,
    backgroundColor: color.surface,
    ...textStyles.s,
    fontWeight: type.weight.bold,
    lineHeight: '1.75rem',
  }),
);

export const dayHead = style([placed, primitiveRule({ ...textStyles.s, fontWeight: type.weight.bold, lineHeight: '1.75rem' })]);

/** Keeps the name of the day visible while the day is. */
export const dayName = style(
  primitiveRule({ position: 'sticky', insetInlineStart: `calc(${nameWidth} + ${space.xxs})`, marginInlineStart: space.xxs }),
);

export const hourHead = style([
  placed,
  primitiveRule({
    paddingInlineStart: space.xxs,
    overflow: 'hidden',
    color: color.text.muted,
    ...textStyles.xs,
    whiteSpace: 'nowrap',
  }),
]);

export const row = recipe({
  base: primitiveRule({
    position: 'absolute',
    insetBlockStart: top,
    insetInlineStart: 0,
    inlineSize: width,
    blockSize: rowHeight,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    // Hour and day lines are gradients, instead of an element for each of thousands of slots.
    backgroundImage: `repeating-linear-gradient(${onwards}, ${color.border.control} 0 1px, transparent 1px ${dayWidth}), repeating-linear-gradient(${onwards}, ${color.border.hairline} 0 1px, transparent 1px ${hourWidth})`,
    backgroundPosition: `${nameWidth} 0`,
    backgroundRepeat: 'no-repeat',
    vars: { [onwards]: '90deg' },
    selectors: { '[dir="rtl"] &': { vars: { [onwards]: '-90deg' }, backgroundPosition: `calc(-1 * ${nameWidth}) 0` } },
  }),
  variants: { canSelect: { true: primitiveRule({ cursor: 'cell' }) } },
});

export const name = style(
  primitiveRule({
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    inlineSize: nameWidth,
    blockSize: '100%',
    paddingInline: space.xs,
    overflow: 'hidden',
    borderInlineEnd: `1px solid ${color.border.control}`,
    backgroundColor: color.surface,
    ...textStyles.s,
    lineHeight: type.leading.tight,
    cursor: 'default',
  }),
);

/** A row has room for two lines. Longer text ends in an ellipsis; the accessible name and the title contain all of it. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

export const words = style(primitiveRule({ ...twoLines, minInlineSize: 0 }));

/** Shades the time that has passed, in all rows. */
export const past = style(
  primitiveRule({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: nameWidth,
    inlineSize: `calc(${length} * ${slotWidth})`,
    backgroundColor: color.sunken,
    opacity: 0.7,
  }),
);

const stripes = (line: string, ground: string) => `repeating-linear-gradient(135deg, ${line} 0 2px, ${ground} 2px 8px)`;
const { caution, info, neutral, positive } = color.tone;

/** The status is visible without color: requested bookings are dashed, own ones have a bar, closed times are striped. */
export const range = recipe({
  base: [
    placed,
    primitiveRule({
      insetBlock: '3px',
      ...twoLines,
      paddingInline: space.xxs,
      border: '1px solid',
      borderRadius: '4px',
      ...textStyles.xs,
      // Two lines fill the block exactly, so that no part of a third one is visible.
      lineHeight: '20px',
      cursor: 'default',
      ':focus-visible': { outlineOffset: '-1px' },
    }),
  ],
  variants: {
    status: {
      closed: primitiveRule({
        color: neutral.text,
        borderColor: neutral.border,
        backgroundImage: stripes(neutral.border, neutral.surface),
        textShadow: `0 0 3px ${neutral.surface}`,
      }),
      booked: primitiveRule({ color: info.text, borderColor: info.border, backgroundColor: info.surface }),
      mine: primitiveRule({
        color: positive.text,
        borderColor: positive.border,
        borderInlineStartWidth: '5px',
        backgroundColor: positive.surface,
        fontWeight: type.weight.bold,
      }),
      requested: primitiveRule({ color: caution.text, borderColor: caution.text, borderStyle: 'dashed', backgroundColor: caution.surface }),
    },
    isPressable: { true: primitiveRule({ cursor: 'pointer' }) },
  },
});

export const chosen = style([
  placed,
  primitiveRule({
    insetBlock: '1px',
    border: `2px solid ${color.action.primary.surface}`,
    borderRadius: '4px',
    backgroundColor: color.selected.surface,
    pointerEvents: 'none',
    '@media': { [FORCED_COLORS]: { borderColor: 'Highlight' } },
  }),
]);

/** The free slot that has the focus. */
export const slot = style([placed, primitiveRule({ insetBlock: '1px', ':focus-visible': { outlineOffset: '-3px' } })]);

/** A status in the legend. */
export const sample = style(primitiveRule({ position: 'static', inlineSize: 'auto', paddingBlock: '2px', paddingInline: space.xs }));
