import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { FORCED_COLORS } from '../../themes/media.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

/** The filled part of the track, in percent. */
export const share = createVar();

export const box = style(primitiveRule({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 }));

export const words = style(
  primitiveRule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.s,
    ...textStyles.s,
  }),
);

export const amount = style(primitiveRule({ color: vars.color.text.muted }));

export const track = style(
  primitiveRule({
    blockSize: '0.625rem',
    overflow: 'hidden',
    border: `1px solid ${vars.color.border.control}`,
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.sunken,
  }),
);

export const fill = recipe({
  base: primitiveRule({
    inlineSize: share,
    blockSize: '100%',
    transition: `inline-size ${vars.motion.normal}`,
    '@media': {
      [FORCED_COLORS]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      // Browsers omit backgrounds when printing.
      print: { borderBlock: '1rem solid' },
    },
  }),
  variants: {
    tone: {
      neutral: primitiveRule({ backgroundColor: vars.color.action.primary.surface }),
      critical: primitiveRule({ backgroundColor: vars.color.tone.critical.text }),
    },
  },
});
