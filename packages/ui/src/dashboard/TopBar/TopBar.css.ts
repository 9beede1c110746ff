import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { DESKTOP_UP, TABLET_UP } from '../../themes/media.ts';
import { layoutRule } from '../../themes/rules.ts';
import { headingStyles, textStyles } from '../../themes/typography.ts';
import { pageInset } from '../pageInset.ts';

/** From this width on, the title, the actions and the controls of the user fit into one row. */
const WIDE = 'screen and (min-width: 80rem)';

export const bar = style(
  layoutRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.xxs,
    minBlockSize: '3.25rem',
    paddingInline: vars.space.s,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
    '@media': {
      [TABLET_UP]: { minBlockSize: '3.5rem', paddingBlock: vars.space.xs, paddingInline: pageInset },
      [WIDE]: { flexWrap: 'nowrap' },
    },
  }),
);

/** A row of its own below the title; beside the title if there is room. */
export const actions = style(
  layoutRule({
    order: 1,
    flexBasis: '100%',
    paddingBlockEnd: vars.space.xs,
    '@media': { [WIDE]: { order: 0, flex: 1, paddingBlockEnd: 0, paddingInlineStart: vars.space.m } },
  }),
);

/** It leaves room for the controls that load later, so that on a phone the title does not wrap again. */
export const words = style(
  layoutRule({
    flex: 1,
    minInlineSize: 0,
    maxInlineSize: 'calc(100% - 11.75rem)',
    marginInlineEnd: 'auto',
    '@media': { [WIDE]: { flex: '0 1 auto' } },
  }),
);

/** On a phone in a smaller size, so that the bar keeps its height with three lines, or with two above a subtitle. */
export const title = style(
  layoutRule({
    ...headingStyles.xl,
    ...textStyles.s,
    '@media': { [TABLET_UP]: textStyles.l, [DESKTOP_UP]: textStyles.xl },
  }),
);

export const subtitle = style(
  layoutRule({
    ...textStyles.xs,
    color: vars.color.text.muted,
    lineHeight: vars.type.leading.tight,
    '@media': { [TABLET_UP]: textStyles.s },
  }),
);

/** Without a box of its own, controls that load later shift nothing. */
export const end = style(layoutRule({ display: 'contents' }));
