import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { text } from '../../primitives/Text/Text.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { layoutRule } from '../../themes/rules.ts';
import { figureStyles } from '../../themes/typography.ts';

export const card = style(
  layoutRule({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.xxs,
    minInlineSize: 0,
    containerType: 'inline-size',
    padding: vars.space.m,
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface,
    selectors: { '&:has(a:hover)': { borderColor: vars.color.border.control } },
  }),
);

/** The whole card is pressed, and the label alone is its name. */
export const link = style(
  layoutRule({ textDecoration: 'none', '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' } }),
);

export const label = style([text({ size: 's', tone: 'muted' }), layoutRule({ order: 1 })]);

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

export const more = style(layoutRule({ order: 2, minInlineSize: 0 }));
