import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { FORCED_COLORS } from '../../themes/media.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

const { color, radius, space, type } = vars;

/** A container query: steps are side by side where there is room for their labels, otherwise stacked. */
const WIDE = '(min-width: 34rem)';

export const box = style(primitiveRule({ containerType: 'inline-size' }));

export const list = style(
  primitiveRule({
    display: 'grid',
    gap: 0,
    '@container': { [WIDE]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
  }),
);

/** A line connects each step to the next; it is solid once the step is done. */
export const step = recipe({
  base: primitiveRule({
    position: 'relative',
    display: 'flex',
    gap: space.xs,
    minInlineSize: 0,
    paddingBlockEnd: space.m,
    selectors: {
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '2rem 0.25rem',
        insetInlineStart: 'calc(0.875rem - 1px)',
        borderWidth: 0,
        borderInlineStartWidth: '2px',
        borderStyle: 'dashed',
        borderColor: color.border.control,
      },
      '&:last-child': { paddingBlockEnd: 0 },
    },
    '@container': {
      [WIDE]: {
        flexDirection: 'column',
        paddingBlockEnd: 0,
        paddingInlineEnd: space.s,
        selectors: {
          '&:not(:last-child)::before': {
            insetBlock: 'calc(0.875rem - 1px) auto',
            insetInline: '2.25rem 0.5rem',
            borderInlineStartWidth: 0,
            borderBlockStartWidth: '2px',
          },
        },
      },
    },
  }),
  variants: {
    state: {
      done: primitiveRule({
        selectors: { '&:not(:last-child)::before': { borderStyle: 'solid', borderColor: color.action.primary.surface } },
      }),
      current: primitiveRule({}),
      coming: primitiveRule({}),
    },
  },
});

/** A check mark, a number in a strong ring, or one in a faint ring: distinct without color. */
export const mark = recipe({
  base: primitiveRule({
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    flex: 'none',
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    border: '2px solid',
    borderRadius: radius.round,
    ...textStyles.s,
    fontWeight: type.weight.bold,
    lineHeight: '1',
  }),
  variants: {
    state: {
      done: primitiveRule({
        borderColor: color.action.primary.surface,
        backgroundColor: color.action.primary.surface,
        color: color.action.primary.text,
        '@media': { [FORCED_COLORS]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' } },
      }),
      current: primitiveRule({
        borderColor: color.action.primary.surface,
        backgroundColor: color.surface,
        color: color.text.default,
        boxShadow: `0 0 0 3px ${color.selected.surface}`,
      }),
      coming: primitiveRule({ borderColor: color.border.control, backgroundColor: color.surface, color: color.text.muted }),
    },
  },
});

export const words = style(primitiveRule({ display: 'grid', minInlineSize: 0, paddingBlockStart: '0.125rem', overflowWrap: 'anywhere' }));

export const label = recipe({
  base: primitiveRule({ lineHeight: type.leading.snug, textAlign: 'start' }),
  variants: {
    state: {
      done: primitiveRule({}),
      current: primitiveRule({ fontWeight: type.weight.bold }),
      coming: primitiveRule({ color: color.text.muted }),
    },
    isPressable: {
      true: primitiveRule({
        color: color.text.default,
        textDecoration: 'underline',
        textDecorationColor: color.border.control,
        textUnderlineOffset: '0.2em',
        cursor: 'pointer',
        ':hover': { textDecorationColor: 'currentcolor' },
      }),
    },
  },
});

export const detail = style(primitiveRule({ color: color.text.muted, ...textStyles.s }));
