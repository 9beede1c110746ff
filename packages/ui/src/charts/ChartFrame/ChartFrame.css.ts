import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { LESS_MOTION } from '../../themes/media.ts';
import { featureRule } from '../../themes/rules.ts';

const wait = keyframes({ '50%': { opacity: 0.5 } });

export const frame = style(featureRule({ position: 'relative', display: 'grid', gap: vars.space.s, minInlineSize: 0 }));

export const caption = style(featureRule({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 }));

export const header = style(
  featureRule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start', columnGap: vars.space.s }),
);

/** As high as the button beside it where it has one line. */
export const heading = style(
  featureRule({
    paddingBlock: vars.space.xxs,
    fontSize: vars.type.size.m,
    fontWeight: vars.type.weight.bold,
    lineHeight: vars.type.leading.normal,
    minInlineSize: 0,
  }),
);

export const sentence = style(
  featureRule({ color: vars.color.text.muted, fontSize: vars.type.size.s, maxInlineSize: '70ch', textWrap: 'pretty' }),
);

export const blank = style(
  featureRule({
    blockSize: '14rem',
    borderRadius: vars.radius.small,
    backgroundImage: `repeating-linear-gradient(${vars.color.border.hairline} 0 1px, transparent 1px 3.5rem)`,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
    animation: `${wait} 2s ease-in-out infinite`,
    '@media': { [LESS_MOTION]: { animation: 'none' } },
  }),
);
