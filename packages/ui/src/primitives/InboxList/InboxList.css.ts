import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { FORCED_COLORS } from '../../themes/media.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

const { color, radius, space, type } = vars;

/** Its own width decides whether actions stand beside an item or under it. */
const WIDE = '(min-width: 36rem)';

export const box = style(primitiveRule({ display: 'grid', gap: space.xs, minInlineSize: 0, containerType: 'inline-size' }));

export const bar = style(
  primitiveRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: vars.control.medium,
    paddingInline: `calc(${space.s} + 4px) ${space.xs}`,
  }),
);

export const count = style(primitiveRule({ flex: '1', color: color.text.muted, ...textStyles.s }));

export const list = style(
  primitiveRule({
    display: 'grid',
    listStyle: 'none',
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.medium,
    backgroundColor: color.surface,
    overflow: 'hidden',
  }),
);

export const row = recipe({
  base: primitiveRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: space.s,
    rowGap: space.xs,
    paddingBlock: space.s,
    paddingInline: space.s,
    borderInlineStart: '4px solid transparent',
    selectors: {
      '&:not(:first-child)': { borderBlockStart: `1px solid ${color.border.hairline}` },
      '&:hover': { backgroundColor: color.action.quiet.hover },
      '&:has(:focus-visible)': { backgroundColor: color.action.quiet.hover },
    },
    '@container': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } },
  }),
  variants: {
    isUnseen: {
      true: primitiveRule({
        borderInlineStartColor: color.selected.mark,
        '@media': { [FORCED_COLORS]: { borderInlineStartColor: 'Highlight' } },
      }),
      // What is transparent elsewhere is seen where the system chooses the colours.
      false: primitiveRule({ '@media': { [FORCED_COLORS]: { borderInlineStartColor: 'Canvas' } } }),
    },
    canSelect: {
      true: primitiveRule({
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        '@container': { [WIDE]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
      }),
    },
    isSelected: { true: primitiveRule({ backgroundColor: color.selected.surface }) },
  },
});

export const words = style(primitiveRule({ display: 'grid', gap: '2px', minInlineSize: 0, overflowWrap: 'anywhere' }));

export const head = style(
  primitiveRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.xs,
    color: color.text.muted,
    ...textStyles.s,
  }),
);

export const kind = style(primitiveRule({ display: 'inline-flex', alignItems: 'center', gap: space.xxs }));

/** A dot, its word for the ear. */
export const dot = style(
  primitiveRule({
    inlineSize: '0.5rem',
    blockSize: '0.5rem',
    flex: 'none',
    borderRadius: radius.round,
    backgroundColor: color.selected.mark,
    '@media': { [FORCED_COLORS]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);

export const title = recipe({
  base: primitiveRule({
    justifySelf: 'start',
    color: color.text.default,
    lineHeight: type.leading.snug,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    borderRadius: '2px',
    ':hover': { textDecoration: 'underline' },
  }),
  variants: { isUnseen: { true: primitiveRule({ fontWeight: type.weight.bold }) } },
});

export const text = style(primitiveRule({ color: color.text.muted, ...textStyles.s, lineHeight: type.leading.normal }));

export const actions = style(
  primitiveRule({
    gridColumn: '-2 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xs,
    '@container': { [WIDE]: { gridColumn: 'auto', justifyContent: 'flex-end' } },
  }),
);

export const check = style(primitiveRule({ marginBlockStart: '0.125rem' }));
