import { keyframes, style } from '@vanilla-extract/css';
import { text } from '../../primitives/Text/Text.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { LESS_MOTION } from '../../themes/media.ts';
import { featureRule } from '../../themes/rules.ts';

const wait = keyframes({ '50%': { opacity: 0.5 } });

/**
 * One column with a minimum of 0, so that the browser does not compute the content's preferred width, which takes as long as its layout.
 */
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 } as const;

export const frame = style(featureRule({ ...column, position: 'relative', gap: vars.space.s }));

/** An invisible element without height, as wide as the chart and in its font size, for measuring. */
export const ruler = style([text({ size: 'xs' }), featureRule({ position: 'absolute', insetBlockStart: 0, insetInline: 0, blockSize: 0 })]);

export const caption = style(featureRule({ ...column, gap: vars.space.xxs }));

export const header = style(
  featureRule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto', alignItems: 'start', columnGap: vars.space.xxs }),
);

/** A heading of one line is as high as the button beside it. */
export const heading = style([
  text({ size: 'm', weight: 'medium' }),
  featureRule({ paddingBlock: vars.space.xxs, lineHeight: vars.type.leading.normal, minInlineSize: 0 }),
]);

export const sentence = style([text({ size: 's', tone: 'muted', wrap: 'pretty' }), featureRule({ maxInlineSize: '70ch' })]);

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
