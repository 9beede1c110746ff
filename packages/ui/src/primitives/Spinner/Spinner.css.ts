import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { LESS_MOTION } from '../../themes/media.ts';
import { primitiveRule } from '../../themes/rules.ts';

const turn = keyframes({ to: { rotate: '1turn' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const ring = style(
  primitiveRule({
    inlineSize: '1em',
    blockSize: '1em',
    flex: 'none',
    borderRadius: vars.radius.round,
    border: '2px solid currentcolor',
    borderBlockStartColor: 'transparent',
    animation: `${turn} 900ms linear infinite`,
    '@media': { [LESS_MOTION]: { animation: `${breathe} 2s linear infinite` } },
  }),
);

export const line = style(
  primitiveRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    color: vars.color.text.muted,
  }),
);
