import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../themes/contract.css.ts';
import { hued } from '../../../themes/hue.css.ts';
import { FORCED_COLORS } from '../../../themes/media.ts';
import { featureRule } from '../../../themes/rules.ts';
import { textStyles } from '../../../themes/typography.ts';

const { color, radius, space, type } = vars;

/** The title, and the buttons for the previous and next page. */
export const bar = style(
  featureRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.s }),
);

/** Print shows only the title. */
export const turning = style(
  featureRule({ display: 'flex', alignItems: 'center', gap: space.xs, '@media': { print: { display: 'none' } } }),
);

export const arrow = style(featureRule({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }));

/** The width of the hour labels of a week. */
const HOUR_NAMES = '4rem';

/** Seven equal columns, and rows with the height of their lines, so that nothing moves when events arrive. */
export const grid = recipe({
  base: featureRule({
    inlineSize: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    backgroundColor: color.surface,
    '@media': { print: { breakInside: 'avoid' } },
  }),
  variants: {
    rows: { month: {}, week: featureRule({ inlineSize: `calc(100% - ${HOUR_NAMES})`, marginInlineStart: HOUR_NAMES }) },
  },
});

export const weekday = style(
  featureRule({
    padding: space.xxs,
    color: color.text.muted,
    ...textStyles.xs,
    fontWeight: type.weight.regular,
    textAlign: 'start',
  }),
);

export const day = recipe({
  base: featureRule({
    position: 'relative',
    padding: '2px 0 4px',
    border: `1px solid ${color.border.hairline}`,
    verticalAlign: 'top',
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: color.action.quiet.hover },
      '&:has(> [aria-label]:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
    },
    '@media': {
      print: {
        // Buttons are hidden in print, so the number of the day is generated content.
        '::before': { content: 'attr(data-number)', paddingInline: '3px', ...textStyles.xs },
        '::after': { content: 'attr(data-more)', paddingInline: '3px', ...textStyles.xs },
      },
    },
  }),
  variants: {
    rows: {
      month: featureRule({ blockSize: '8.25rem', '@media': { print: { blockSize: '5.5rem' } } }),
      week: {},
    },
    isOutside: { true: featureRule({ backgroundColor: color.background, color: color.text.muted }) },
  },
});

/** The smallest height of a target for a mouse (WCAG 2.5.8). */
const LINE_HEIGHT = '1.5rem';

export const number = recipe({
  base: featureRule({
    display: 'inline-block',
    minInlineSize: '1.75em',
    marginInlineStart: space.xxs,
    paddingInline: '0.35em',
    borderRadius: radius.small,
    cursor: 'inherit',
    ...textStyles.xs,
    lineHeight: LINE_HEIGHT,
    textAlign: 'center',
    ':focus-visible': { outline: 'none' },
  }),
  variants: {
    isToday: {
      true: featureRule({
        outline: `1px solid ${color.selected.mark}`,
        outlineOffset: '-1px',
        backgroundColor: color.selected.surface,
        fontWeight: type.weight.bold,
      }),
    },
  },
});

/** A line of a day: an event, a placeholder, or the number of further events. */
export const line = style(featureRule({ blockSize: LINE_HEIGHT, marginBlockStart: '1px', '@media': { print: { blockSize: '1.1rem' } } }));

/** The clickable part of a line. */
const pressed = style(
  featureRule({
    display: 'block',
    marginInline: '3px',
    paddingInline: '0.3rem',
    borderRadius: '3px',
    ...textStyles.xs,
    lineHeight: LINE_HEIGHT,
    ':focus-visible': { outlineOffset: '-1px' },
  }),
);

export const event = recipe({
  base: [
    pressed,
    featureRule({
      overflow: 'hidden',
      borderInlineStart: `3px solid ${hued.line}`,
      backgroundColor: hued.surface,
      color: hued.text,
      textDecoration: 'none',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      ':hover': { textDecoration: 'underline' },
      '@media': { [FORCED_COLORS]: { border: '1px solid' }, print: { borderBlock: '1px solid', lineHeight: '1rem' } },
    }),
  ],
  variants: {
    isOver: {
      true: featureRule({
        borderInlineStartColor: color.tone.neutral.border,
        backgroundColor: color.tone.neutral.surface,
        color: color.tone.neutral.text,
      }),
    },
    isCancelled: {
      true: featureRule({
        borderInlineStartColor: color.tone.critical.border,
        backgroundColor: color.tone.critical.surface,
        color: color.tone.critical.text,
        textDecoration: 'line-through',
      }),
    },
    /** The event continues from the previous day or on the next one, so it touches that edge. */
    isFromBefore: {
      true: featureRule({ marginInlineStart: '-1px', borderInlineStartWidth: 0, borderStartStartRadius: 0, borderEndStartRadius: 0 }),
    },
    goesOn: {
      true: featureRule({ overflow: 'visible', marginInlineEnd: '-1px', borderStartEndRadius: 0, borderEndEndRadius: 0 }),
    },
  },
});

/** The width of all days that the event covers in its row. */
export const rowWidth = createVar();

/** The text spans all days of the event; each day is clickable by itself. */
export const longWords = style(
  featureRule({
    position: 'relative',
    zIndex: 1,
    inlineSize: rowWidth,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    pointerEvents: 'none',
  }),
);

/** The number of hours of a day; the start and duration of an event, and its column among parallel ones, as parts of the whole. */
export const hourCount = createVar();
export const fromHour = createVar();
export const hourLength = createVar();
export const column = createVar();
export const columnWidth = createVar();
const hour = createVar();

/** The hours of a day, with a thin line at each. */
export const hours = style(
  featureRule({
    position: 'relative',
    vars: { [hour]: '2.5rem' },
    blockSize: `calc(${hourCount} * ${hour})`,
    marginBlockStart: space.xs,
    backgroundImage: `repeating-linear-gradient(to bottom, ${color.border.hairline} 0 1px, transparent 1px ${hour})`,
    '@media': { print: { vars: { [hour]: '1.4rem' } } },
  }),
);

export const hourName = style(
  featureRule({
    position: 'absolute',
    insetBlockStart: `calc(${fromHour} * ${hour} - 0.75em)`,
    insetInlineEnd: `calc(100% + ${space.xs})`,
    ...textStyles.xs,
    color: color.text.muted,
    whiteSpace: 'nowrap',
  }),
);

export const hourEvent = style(
  featureRule({
    position: 'absolute',
    insetBlockStart: `calc(${fromHour} * ${hour} + 1px)`,
    insetInlineStart: `calc(${column} * 100%)`,
    inlineSize: `calc(${columnWidth} * 100% - 2px)`,
    blockSize: `calc(${hourLength} * ${hour} - 2px)`,
    marginInline: 0,
    lineHeight: '1.1rem',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  }),
);

/** The current time. */
export const now = style(
  featureRule({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: `calc(${fromHour} * ${hour})`,
    borderBlockStart: `2px solid ${color.selected.mark}`,
    pointerEvents: 'none',
    '@media': { [FORCED_COLORS]: { borderColor: 'Highlight' }, print: { display: 'none' } },
  }),
);

export const more = style([
  pressed,
  featureRule({
    inlineSize: 'calc(100% - 6px)',
    color: color.text.muted,
    textAlign: 'start',
    ':hover': { backgroundColor: color.action.quiet.hover, color: color.text.default },
  }),
]);

/** An event in the list of a day: time, title, place. */
export const entry = style(featureRule({ display: 'grid', gap: space.xxs }));

export const entryDay = style(
  featureRule({ paddingBlockEnd: space.xxs, color: color.text.default, ...textStyles.s, fontWeight: type.weight.bold }),
);

export const entryTitle = style(
  featureRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space.xs, overflowWrap: 'anywhere' }),
);

export const about = style(featureRule({ color: color.text.muted, ...textStyles.s, overflowWrap: 'anywhere' }));
