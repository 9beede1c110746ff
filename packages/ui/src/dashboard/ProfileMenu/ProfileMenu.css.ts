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

const hiddenRule = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const name = style(
  layoutRule({
    ...hiddenRule,
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
