import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { FORCED_COLORS, TABLET_UP } from '../../themes/media.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

const { color, control, radius, space, type } = vars;

export const box = style(primitiveRule({ position: 'relative', inlineSize: 'fit-content', maxInlineSize: '100%' }));

/** Lies over the row of month titles, with one button at each end. */
export const turning = style(
  primitiveRule({ position: 'absolute', insetInline: 0, insetBlockStart: 0, display: 'flex', justifyContent: 'space-between' }),
);

export const arrow = style(primitiveRule({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }));

export const months = style(primitiveRule({ display: 'flex', gap: space.l }));

/** The second month appears only where there is room for it. */
export const month = recipe({
  base: primitiveRule({ flex: '0 1 auto', minInlineSize: 0 }),
  variants: { isSecond: { true: primitiveRule({ display: 'none', '@media': { [TABLET_UP]: { display: 'block' } } }) } },
});

export const title = style(
  primitiveRule({
    display: 'grid',
    placeContent: 'center',
    minBlockSize: control.medium,
    paddingInline: control.medium,
    fontWeight: type.weight.bold,
    textAlign: 'center',
  }),
);

export const grid = style(
  primitiveRule({
    inlineSize: `calc(7 * ${control.medium})`,
    maxInlineSize: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0 2px',
  }),
);

export const weekday = style(
  primitiveRule({
    paddingBlock: space.xxs,
    paddingInline: 0,
    color: color.text.muted,
    ...textStyles.xs,
    fontWeight: type.weight.regular,
    textAlign: 'center',
  }),
);

export const blank = style(primitiveRule({ blockSize: control.medium, padding: 0 }));

/** As wide as its column, so that the days of a range touch. */
export const day = style(primitiveRule({ padding: 0, textAlign: 'center', ':focus-visible': { outline: 'none' } }));

const END = { backgroundColor: color.action.primary.surface, color: color.action.primary.text, fontWeight: type.weight.bold } as const;
const HOVERED = 'td:hover > &';

/** Order matters, because the later variant wins: selected, then inside a range, then the end of a range. */
export const face = recipe({
  base: primitiveRule({
    display: 'grid',
    placeContent: 'center',
    minBlockSize: control.medium,
    border: '1px solid transparent',
    borderRadius: radius.small,
    cursor: 'pointer',
    selectors: {
      [HOVERED]: { backgroundColor: color.action.quiet.hover },
      'td:focus-visible > &': { outline: `3px solid ${color.focus}`, outlineOffset: '-1px' },
    },
  }),
  variants: {
    isToday: { true: primitiveRule({ borderColor: color.selected.mark, fontWeight: type.weight.bold }) },
    isOff: {
      true: primitiveRule({
        color: color.text.muted,
        cursor: 'not-allowed',
        textDecoration: 'line-through',
        selectors: { [HOVERED]: { backgroundColor: 'transparent' } },
        '@media': { [FORCED_COLORS]: { color: 'GrayText' } },
      }),
    },
    isChosen: {
      true: primitiveRule({
        ...END,
        selectors: { [HOVERED]: END },
        '@media': { [FORCED_COLORS]: { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
      }),
    },
    isInRange: {
      true: primitiveRule({
        borderRadius: 0,
        backgroundColor: color.selected.surface,
        color: color.text.default,
        fontWeight: type.weight.regular,
        selectors: { [HOVERED]: { backgroundColor: color.selected.surface, color: color.text.default } },
      }),
    },
    isFirst: {
      true: primitiveRule({
        ...END,
        borderStartStartRadius: radius.small,
        borderEndStartRadius: radius.small,
        selectors: { [HOVERED]: END },
      }),
    },
    isLast: {
      true: primitiveRule({
        ...END,
        borderStartEndRadius: radius.small,
        borderEndEndRadius: radius.small,
        selectors: { [HOVERED]: END },
      }),
    },
  },
});

export const line = style(
  primitiveRule({
    minBlockSize: `calc(1em * ${type.leading.normal})`,
    marginBlockStart: space.xs,
    color: color.text.muted,
    ...textStyles.s,
  }),
);
