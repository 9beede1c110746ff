import { style } from '@vanilla-extract/css';
import { text } from '../../primitives/Text/Text.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { DESKTOP_UP } from '../../themes/media.ts';
import { layoutRule } from '../../themes/rules.ts';

export const trigger = style([
  text({ size: 's' }),
  layoutRule({
    display: 'flex',
    position: 'relative',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: '2.75rem',
    minInlineSize: '2.75rem',
    justifyContent: 'center',
    paddingInline: vars.space.xxs,
    borderRadius: vars.radius.small,
    ':hover': { backgroundColor: vars.color.action.quiet.hover },
    selectors: {
      '&[aria-expanded="true"]': { backgroundColor: vars.color.action.quiet.hover },
    },
  }),
]);

/** On the edge of the picture, where no letter stands. Where a system chooses the colors, its line is what shows. */
export const dot = style(
  layoutRule({
    position: 'absolute',
    insetBlockStart: vars.space.xxs,
    insetInlineStart: vars.space.xxs,
    inlineSize: '0.75rem',
    blockSize: '0.75rem',
    borderRadius: vars.radius.round,
    border: `2px solid ${vars.color.background}`,
    backgroundColor: vars.color.tone.notable.text,
  }),
);

const unseenRule = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const unseen = style(layoutRule(unseenRule));

export const name = style(
  layoutRule({
    ...unseenRule,
    '@media': {
      [DESKTOP_UP]: {
        position: 'static',
        inlineSize: 'auto',
        maxInlineSize: '12rem',
        blockSize: 'auto',
        clipPath: 'none',
        textOverflow: 'ellipsis',
      },
    },
  }),
);
