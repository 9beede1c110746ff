import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { text } from '../../primitives/Text/Text.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { FORCED_COLORS, TABLET_UP } from '../../themes/media.ts';
import { layoutRule } from '../../themes/rules.ts';

export const sidebar = recipe({
  base: layoutRule({
    display: 'none',
    '@media': {
      [TABLET_UP]: {
        position: 'sticky',
        insetBlockStart: 0,
        display: 'flex',
        flexDirection: 'column',
        gap: vars.space.m,
        flex: 'none',
        blockSize: '100dvh',
        padding: vars.space.s,
        overflowY: 'auto',
        borderInlineEnd: `1px solid ${vars.color.border.hairline}`,
      },
    },
  }),
  variants: {
    collapsed: {
      true: layoutRule({ inlineSize: '5rem', alignItems: 'center' }),
      false: layoutRule({ inlineSize: '14rem' }),
    },
  },
});

export const header = style(
  layoutRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: vars.control.medium,
  }),
);

export const brand = style([
  text({ size: 'l', weight: 'medium', truncate: true }),
  layoutRule({ paddingInlineStart: vars.space.s, letterSpacing: '-0.02em' }),
]);

export const list = style(layoutRule({ display: 'grid', gap: vars.space.xxs }));

export const item = recipe({
  base: layoutRule({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: '2.75rem',
    // Gives whole pixels above and below the text; with fractions browsers shift it by a pixel.
    lineHeight: '1.5rem',
    paddingInline: vars.space.s,
    borderRadius: vars.radius.small,
    color: vars.color.text.muted,
    textDecoration: 'none',
    selectors: {
      '&:hover': { backgroundColor: vars.color.action.quiet.hover, color: vars.color.text.default },
      '&[aria-current="page"]': {
        backgroundColor: vars.color.selected.surface,
        color: vars.color.text.default,
        fontWeight: vars.type.weight.medium,
      },
      '&[aria-current="page"]::before': {
        content: '',
        position: 'absolute',
        insetBlock: vars.space.xs,
        insetInlineStart: 0,
        inlineSize: '3px',
        borderRadius: vars.radius.round,
        backgroundColor: vars.color.selected.mark,
      },
    },
    '@media': {
      [FORCED_COLORS]: { selectors: { '&[aria-current="page"]::before': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } } },
    },
  }),
  variants: {
    collapsed: { true: layoutRule({ inlineSize: '2.75rem', justifyContent: 'center', paddingInline: 0 }) },
  },
});

/** Keeps its size beside a label of two lines. */
export const picture = style(layoutRule({ flex: 'none' }));

export const footer = style(layoutRule({ marginBlockStart: 'auto' }));
