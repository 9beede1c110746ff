import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { hued } from '../../themes/hue.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

export const emblem = recipe({
  base: primitiveRule({ display: 'inline-grid', flex: 'none', borderRadius: vars.radius.small, backgroundColor: hued.surface }),
  variants: {
    size: {
      s: primitiveRule({ inlineSize: '1.5rem', blockSize: '1.5rem' }),
      m: primitiveRule({ inlineSize: '1.75rem', blockSize: '1.75rem' }),
      l: primitiveRule({ inlineSize: '3rem', blockSize: '3rem' }),
    },
  },
});

export const strong = style(primitiveRule({ fill: hued.text }));

export const pale = style(primitiveRule({ fill: hued.line }));
