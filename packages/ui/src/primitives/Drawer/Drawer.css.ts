import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

const slide = keyframes({ from: { opacity: 0, translate: '-1.5rem' } });
const slideRightToLeft = keyframes({ from: { opacity: 0, translate: '1.5rem' } });

export const panel = style(
  primitiveRule({
    position: 'fixed',
    zIndex: vars.layer.dialog,
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: 'min(18rem, 85vw)',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xs,
    padding: vars.space.s,
    overflowY: 'auto',
    backgroundColor: vars.color.floating,
    color: vars.color.text.default,
    boxShadow: vars.shadow.floating,
    animation: `${slide} ${vars.motion.normal} ease-out`,
    selectors: {
      '[dir="rtl"] &': { animationName: slideRightToLeft },
      '&:focus-visible': { outline: 'none' },
    },
  }),
);

export const header = style(
  primitiveRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingInlineStart: vars.space.s,
    ...textStyles.l,
    fontWeight: vars.type.weight.bold,
  }),
);
