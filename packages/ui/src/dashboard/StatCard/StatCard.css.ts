import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { covering } from '../../primitives/Link/Link.css.ts';
import { text } from '../../primitives/Text/Text.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { layoutRule } from '../../themes/rules.ts';
import { figureStyles } from '../../themes/typography.ts';

/** Cards side by side, equally high within a row, and filling each row. */
export const row = style(layoutRule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s }));

/** Content starts at the top, so that the figures of a row share a baseline; a bar is at the bottom. */
export const card = style(
  layoutRule({
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    rowGap: vars.space.xs,
    minInlineSize: 0,
    containerType: 'inline-size',
    padding: vars.space.m,
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface,
    selectors: { '&:has(a:hover)': { borderColor: vars.color.border.control }, [`${row} > &`]: { flex: '1 1 8.5rem' } },
  }),
);

export const words = style(layoutRule({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 }));

/** The whole card is clickable; the accessible name is only the label. */
export const link = style([covering, layoutRule({ textDecoration: 'none' })]);

export const label = text({ size: 'xs', tone: 'muted', wrap: 'anywhere' });

export const figure = recipe({
  base: layoutRule({
    overflowWrap: 'anywhere',
    fontWeight: vars.type.weight.bold,
    lineHeight: vars.type.leading.tight,
    letterSpacing: '-0.015em',
  }),
  variants: {
    // A smaller size, so that a long amount fits into a narrow card.
    isLong: {
      false: layoutRule(figureStyles.normal),
      true: layoutRule(figureStyles.long),
    },
  },
});

export const whole = style([
  text({ size: 'xs', tone: 'muted', weight: 'regular' }),
  layoutRule({ display: 'block', letterSpacing: 'normal', lineHeight: vars.type.leading.snug }),
]);

export const more = style(layoutRule({ alignSelf: 'end', minInlineSize: 0 }));
