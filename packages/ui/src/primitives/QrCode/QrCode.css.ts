import { createVar, style } from '@vanilla-extract/css';
import { primitiveRule } from '../../themes/rules.ts';

/** Edge of the picture, its quiet zone with it. */
export const edge = createVar();

/** Dark on white in every theme, and when colours are forced: cameras expect nothing else. */
export const code = style(
  primitiveRule({
    inlineSize: edge,
    maxInlineSize: '100%',
    blockSize: 'auto',
    backgroundColor: '#fff',
    color: '#000',
    forcedColorAdjust: 'none',
    '@media': { print: { printColorAdjust: 'exact' } },
  }),
);
