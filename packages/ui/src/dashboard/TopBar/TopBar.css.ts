import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { DESKTOP_UP, TABLET_UP } from '../../themes/media.ts';
import { layoutRule } from '../../themes/rules.ts';
import { headingStyles, textStyles } from '../../themes/typography.ts';
import { pageInset } from '../pageInset.ts';

export const bar = style(
  layoutRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    minBlockSize: '3.25rem',
    paddingInline: vars.space.s,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
    '@media': { [TABLET_UP]: { minBlockSize: '4rem', paddingBlock: vars.space.xs, paddingInline: pageInset } },
  }),
);

export const words = style(layoutRule({ flex: 1, minInlineSize: 0 }));

/** On a phone at most two lines, or one above a subtitle, in a smaller size so that the bar keeps its height. */
export const title = style(
  layoutRule({
    ...headingStyles.xl,
    ...textStyles.s,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    selectors: { '&:not(:only-child)': { WebkitLineClamp: 1 } },
    '@media': { [TABLET_UP]: { ...textStyles.l, display: 'block' }, [DESKTOP_UP]: textStyles.xl },
  }),
);

export const subtitle = style(
  layoutRule({
    ...textStyles.xs,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.color.text.muted,
    lineHeight: vars.type.leading.snug,
    '@media': { [TABLET_UP]: { ...textStyles.s, whiteSpace: 'normal' } },
  }),
);

export const end = style(
  layoutRule({ display: 'flex', alignItems: 'center', gap: vars.space.xxs, flex: 'none', marginInlineStart: 'auto' }),
);
