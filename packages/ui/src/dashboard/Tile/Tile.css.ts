import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { layoutRule } from '../../themes/rules.ts';

export const tile = style(
  layoutRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    alignItems: 'flex-start',
    columnGap: vars.space.s,
    rowGap: vars.space.xs,
    minInlineSize: 0,
    blockSize: '100%',
    minBlockSize: vars.control.large,
    padding: vars.space.m,
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface,
    textDecoration: 'none',
    transition: `border-color ${vars.motion.fast}`,
    ':hover': { borderColor: vars.color.border.control },
  }),
);

export const picture = style(layoutRule({ flex: 'none', color: vars.color.text.muted, marginBlockStart: '0.125rem' }));

/** Wraps below the icon if a long word does not fit beside it. */
export const words = style(layoutRule({ flex: '1 1 8.5rem', display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }));

export const title = style(
  layoutRule({
    fontWeight: vars.type.weight.medium,
    selectors: { [`${tile}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
  }),
);
