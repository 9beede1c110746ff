import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { TABLET_UP } from '../../themes/media.ts';
import { layoutRule } from '../../themes/rules.ts';
import { headingStyles } from '../../themes/typography.ts';

export const page = recipe({
  base: layoutRule({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.l,
    marginInline: 'auto',
    inlineSize: '100%',
    paddingBlock: vars.space.l,
    paddingInline: vars.space.m,
    '@media': { [TABLET_UP]: { paddingBlock: vars.space.xl, paddingInline: vars.space.xl } },
  }),
  variants: {
    width: {
      form: layoutRule({ maxInlineSize: '30rem' }),
      text: layoutRule({ maxInlineSize: '48rem' }),
      wide: layoutRule({ maxInlineSize: '76rem' }),
    },
  },
});

export const header = style(
  layoutRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: vars.space.m }),
);

export const heading = style(layoutRule({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 }));

export const title = style(
  layoutRule({
    ...headingStyles.xl,
    textWrap: 'balance',
  }),
);

export const subtitle = style(layoutRule({ color: vars.color.text.muted, maxInlineSize: '65ch', textWrap: 'pretty' }));

export const actions = style(layoutRule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));
