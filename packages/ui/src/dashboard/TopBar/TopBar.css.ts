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
    gap: vars.space.xs,
    minBlockSize: '3.25rem',
    paddingInline: vars.space.s,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
    '@media': { [TABLET_UP]: { minBlockSize: '4rem', paddingBlock: vars.space.xs, paddingInline: pageInset } },
  }),
);

/** One line of a phone, whose height is for the page. */
export const words = style(
  layoutRule({ flex: 1, minInlineSize: 0, whiteSpace: 'nowrap', '@media': { [TABLET_UP]: { whiteSpace: 'normal' } } }),
);

/** As small as 'Welcome to the … Section' needs to stand in one line: on a phone, and on a tablet beside the sidebar. */
export const title = style(
  layoutRule({
    ...headingStyles.xl,
    ...textStyles.s,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '@media': { [TABLET_UP]: { ...textStyles.l, textWrap: 'balance' }, [DESKTOP_UP]: textStyles.xl },
  }),
);

export const subtitle = style(
  layoutRule({
    ...textStyles.xs,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: vars.color.text.muted,
    lineHeight: vars.type.leading.snug,
    '@media': { [TABLET_UP]: textStyles.s },
  }),
);

export const end = style(
  layoutRule({ display: 'flex', alignItems: 'center', gap: vars.space.xs, flex: 'none', marginInlineStart: 'auto' }),
);
