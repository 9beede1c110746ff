import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { FORCED_COLORS } from '../../themes/media.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { initialsStyle, textStyles } from '../../themes/typography.ts';

/** The drawn part of the ring, out of 100. */
export const share = createVar();

export const box = recipe({
  base: primitiveRule({ display: 'inline-grid', placeItems: 'center', flex: 'none', verticalAlign: 'middle' }),
  variants: {
    size: {
      s: primitiveRule({ inlineSize: '1.5rem', blockSize: '1.5rem' }),
      m: primitiveRule({ inlineSize: '3rem', blockSize: '3rem' }),
      l: primitiveRule({ inlineSize: '6rem', blockSize: '6rem' }),
    },
  },
});

/** The ring starts at the top and follows the reading direction: counterclockwise in right-to-left languages. */
export const drawing = style(
  primitiveRule({
    gridArea: '1 / 1',
    inlineSize: '100%',
    blockSize: '100%',
    rotate: '-90deg',
    selectors: { '[dir="rtl"] &': { rotate: '90deg', scale: '-1 1' } },
  }),
);

export const track = style(
  primitiveRule({
    fill: 'none',
    stroke: vars.color.border.control,
    opacity: 0.35,
    '@media': { [FORCED_COLORS]: { stroke: 'CanvasText' } },
  }),
);

export const part = recipe({
  base: primitiveRule({
    fill: 'none',
    strokeLinecap: 'round',
    strokeDasharray: `${share} 100`,
    transition: `stroke-dasharray ${vars.motion.normal}`,
    '@media': { [FORCED_COLORS]: { stroke: 'Highlight' } },
  }),
  variants: {
    tone: {
      neutral: primitiveRule({ stroke: vars.color.action.primary.surface }),
      critical: primitiveRule({ stroke: vars.color.tone.critical.text }),
    },
    /** A round line cap would show a dot at 0. */
    isNothing: { true: primitiveRule({ stroke: 'none' }) },
  },
});

export const figure = recipe({
  base: primitiveRule({ gridArea: '1 / 1', fontWeight: vars.type.weight.bold, lineHeight: '1' }),
  variants: { size: { s: primitiveRule({}), m: primitiveRule(initialsStyle), l: primitiveRule(textStyles.l) } },
});
