import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { text } from '../../primitives/Text/Text.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { layoutRule } from '../../themes/rules.ts';
import { figureStyles } from '../../themes/typography.ts';

/**
 * Cards side by side, each as high as the others of its row, and rows without a gap at their end: one with a bar is wide, so that it
 * is as high as those without.
 */
export const row = style(layoutRule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s }));

export const card = recipe({
  base: layoutRule({
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    alignItems: 'center',
    columnGap: vars.space.l,
    rowGap: vars.space.xs,
    minInlineSize: 0,
    containerType: 'inline-size',
    padding: vars.space.m,
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface,
    selectors: { '&:has(a:hover)': { borderColor: vars.color.border.control }, [`${row} > &`]: { flex: '1 1 8.5rem' } },
  }),
  variants: {
    hasBar: {
      true: layoutRule({
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
        selectors: { [`${row} > &`]: { flex: '2 1 20rem' } },
      }),
    },
  },
});

export const words = style(layoutRule({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 }));

/** The whole card is pressed, and the label alone is its name. */
export const link = style(
  layoutRule({ textDecoration: 'none', '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' } }),
);

export const label = style([text({ size: 's', tone: 'muted', wrap: 'anywhere' }), layoutRule({ order: 1 })]);

export const figure = recipe({
  base: layoutRule({
    overflowWrap: 'anywhere',
    fontWeight: vars.type.weight.bold,
    lineHeight: vars.type.leading.tight,
    letterSpacing: '-0.015em',
  }),
  variants: {
    // A long amount stays whole in a narrow card.
    isLong: {
      false: layoutRule(figureStyles.normal),
      true: layoutRule(figureStyles.long),
    },
  },
});

export const whole = style([
  text({ size: 's', tone: 'muted', weight: 'regular' }),
  layoutRule({ display: 'inline-block', letterSpacing: 'normal' }),
]);

export const more = style(layoutRule({ minInlineSize: 0 }));
