import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { LESS_MOTION } from '../../themes/media.ts';
import { primitiveRule } from '../../themes/rules.ts';

const open = keyframes({ from: { opacity: 0, translate: '0 -0.25rem' } });

export const menu = style(
  primitiveRule({
    zIndex: vars.layer.menu,
    minInlineSize: '12rem',
    maxInlineSize: 'min(20rem, calc(100vw - 1rem))',
    padding: vars.space.xxs,
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.floating,
    color: vars.color.text.default,
    boxShadow: vars.shadow.floating,
    animation: `${open} ${vars.motion.fast} ease-out`,
    // `none` instead of a duration of 0s: Radix waits for the end of the animation, and Chromium does not always fire the event for 0s, so
    // the menu would stay open.
    '@media': { [LESS_MOTION]: { animation: 'none' } },
    selectors: { '[data-motion="none"] &': { animation: 'none' } },
  }),
);

export const item = style(
  primitiveRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    inlineSize: '100%',
    minBlockSize: vars.control.medium,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.small,
    color: vars.color.text.default,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-highlighted]': { backgroundColor: vars.color.action.quiet.hover },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
  }),
);

export const divider = style(primitiveRule({ blockSize: '1px', marginBlock: vars.space.xxs, backgroundColor: vars.color.border.hairline }));
