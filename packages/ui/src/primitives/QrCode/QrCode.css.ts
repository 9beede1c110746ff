import { createVar, style } from '@vanilla-extract/css';
import { primitiveRule } from '../../themes/rules.ts';

/** The width of the image, including its quiet zone. */
export const edge = createVar();

/** Dark on white in every theme and in forced colors, because scanners expect it. */
export const code = style(
  primitiveRule({
    inlineSize: edge,
    maxInlineSize: '100%',
    blockSize: 'auto',
    backgroundColor: '#fff',
    color: '#000',
    forcedColorAdjust: 'none',
  }),
);
