import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { layoutRule } from '../../themes/rules.ts';
import { headingStyles } from '../../themes/typography.ts';

export const section = style(layoutRule({ display: 'grid', gap: vars.space.m, minInlineSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' }));

export const header = style(
  layoutRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.s }),
);

export const title = recipe({
  base: layoutRule({ textWrap: 'balance' }),
  variants: {
    level: { 2: layoutRule(headingStyles.l), 3: layoutRule(headingStyles.m) },
  },
});

export const subtitle = style(layoutRule({ color: vars.color.text.muted, maxInlineSize: '65ch', textWrap: 'pretty' }));

export const actions = style(layoutRule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));
