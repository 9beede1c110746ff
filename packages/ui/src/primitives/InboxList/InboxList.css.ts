import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { aboveBottomBar } from '../../themes/bottomBar.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { FORCED_COLORS } from '../../themes/media.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';
import { clickableRow, links } from '../Link/Link.css.ts';

const { color, radius, space, type } = vars;

/** A container query: the width of the list decides how much of an item is shown. */
const NARROW = '(max-width: 35.99rem)';

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

export const count = style(primitiveRule({ color: color.text.muted, ...textStyles.s }));

/** Sticky, so that the bulk actions stay visible in a long list. */
export const bulkBar = style(
  primitiveRule({
    position: 'sticky',
    insetBlockEnd: aboveBottomBar,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xs,
    padding: space.xs,
    borderRadius: radius.medium,
    backgroundColor: color.floating,
    boxShadow: vars.shadow.floating,
  }),
);

export const list = style(
  primitiveRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.medium,
    backgroundColor: color.surface,
    overflow: 'hidden',
  }),
);

export const item = style(
  primitiveRule({ minInlineSize: 0, selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.border.hairline}` } } }),
);

export const group = style(
  primitiveRule({
    ...textStyles.s,
    paddingBlock: space.xs,
    paddingInline: `calc(${space.s} + 4px) ${space.s}`,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    backgroundColor: color.sunken,
    color: color.text.muted,
    fontWeight: type.weight.medium,
  }),
);

export const row = recipe({
  base: primitiveRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: space.s,
    rowGap: space.xs,
    paddingBlock: space.xs,
    paddingInline: space.s,
    borderInlineStart: '4px solid transparent',
    // Actions without room beside the title are below it.
    '@container': { [NARROW]: { display: 'flex', flexWrap: 'wrap', paddingBlock: '0.375rem' } },
    ':hover': { backgroundColor: color.action.quiet.hover },
  }),
  variants: {
    unread: {
      true: primitiveRule({
        borderInlineStartColor: color.selected.mark,
        '@media': { [FORCED_COLORS]: { borderInlineStartColor: 'Highlight' } },
      }),
      // Transparent borders become visible in forced colors, so this one gets the color of the background.
      false: primitiveRule({ '@media': { [FORCED_COLORS]: { borderInlineStartColor: 'Canvas' } } }),
    },
    canSelect: { true: primitiveRule({ gridTemplateColumns: 'auto minmax(0, 1fr) auto' }) },
    isSelected: { true: primitiveRule({ backgroundColor: color.selected.surface, ':hover': { backgroundColor: color.selected.surface } }) },
  },
});

export const content = style([
  clickableRow,
  primitiveRule({
    display: 'grid',
    flex: '1 1 7rem',
    gap: '2px',
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@container': { [NARROW]: { gap: 0 } },
  }),
]);

/** On a phone one line, until the item is opened. */
const ONE_LINE = primitiveRule({
  '@container': { [NARROW]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});

export const notice = recipe({
  base: primitiveRule({ ...textStyles.s, lineHeight: type.leading.snug }),
  variants: { isClosed: { true: ONE_LINE } },
});

/** The kind, the description and the time, in one line. */
export const meta = recipe({
  base: primitiveRule({ color: color.text.muted, ...textStyles.s, lineHeight: type.leading.snug }),
  variants: { isClosed: { true: ONE_LINE } },
});

export const icon = style(primitiveRule({ display: 'inline-block', marginInlineEnd: space.xxs, verticalAlign: '-0.15em' }));

/** A dot between two facts; hidden from screen readers. */
export const between = style(primitiveRule({ ':before': { content: '"·"', marginInline: space.xxs } }));

export const details = recipe({
  base: primitiveRule({ color: color.text.muted, ...textStyles.s, lineHeight: type.leading.normal }),
  variants: { isClosed: { true: primitiveRule({ '@container': { [NARROW]: { display: 'none' } } }) } },
});

/** A dot, with a text for screen readers. */
export const dot = style(
  primitiveRule({
    display: 'inline-block',
    inlineSize: '0.5rem',
    blockSize: '0.5rem',
    marginInlineEnd: space.xxs,
    borderRadius: radius.round,
    backgroundColor: color.selected.mark,
    '@media': { [FORCED_COLORS]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);

export const title = recipe({
  base: [links.hover, primitiveRule({ justifySelf: 'start', lineHeight: type.leading.snug, textAlign: 'start' })],
  variants: {
    unread: { true: primitiveRule({ fontWeight: type.weight.bold }) },
    isClosed: {
      // Not positioned, so that its touch target is the one of `content` and not cut off with its text.
      true: primitiveRule({
        '@container': {
          [NARROW]: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden', position: 'static' },
        },
      }),
    },
  },
});

export const actions = style(
  primitiveRule({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.xs, marginInlineStart: 'auto' }),
);

/** On a phone an item that can be expanded shows its further actions only there. */
export const further = style(primitiveRule({ '@container': { [NARROW]: { display: 'none' } } }));

export const check = style(primitiveRule({ marginBlockStart: '0.125rem' }));
