import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { LESS_MOTION } from '../../themes/media.ts';
import { primitiveRule } from '../../themes/rules.ts';

const wait = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = recipe({
  base: primitiveRule({
    display: 'block',
    maxInlineSize: '100%',
    borderRadius: vars.radius.small,
    backgroundColor: `color-mix(in srgb, ${vars.color.text.muted} 16%, transparent)`,
    animation: `${wait} 2s ease-in-out infinite`,
    '@media': { [LESS_MOTION]: { animation: 'none' } },
  }),
  variants: {
    shape: {
      line: primitiveRule({ blockSize: '1rem' }),
      title: primitiveRule({ blockSize: '1.5rem' }),
      leaf: primitiveRule({ inlineSize: '3.5rem', blockSize: '3.75rem' }),
      block: primitiveRule({ blockSize: '6rem' }),
    },
    width: {
      full: primitiveRule({ inlineSize: '100%' }),
      most: primitiveRule({ inlineSize: '75%' }),
      half: primitiveRule({ inlineSize: '45%' }),
      short: primitiveRule({ inlineSize: '20%' }),
      own: {},
    },
  },
});
