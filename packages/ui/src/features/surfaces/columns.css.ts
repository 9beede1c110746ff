import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { features } from '../../themes/layers.css.ts';
import { featureRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

const { color, space } = vars;

/** A container query: the list may be one tile of many. */
const WIDE = '(width >= 46rem)';

/** Text, kind, level and status, aligned across rows, or below the text in a narrow list. */
export const columns = style(
  featureRule({
    display: 'grid',
    gap: space.xs,
    '@container': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 11rem 8.5rem 8rem', alignItems: 'center', columnGap: space.m } },
  }),
);

export const words = style(featureRule({ display: 'grid', gap: space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const tail = style(
  featureRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    color: color.text.muted,
    ...textStyles.s,
    '@container': { [WIDE]: { display: 'contents' } },
  }),
);

/** An empty cell takes up space only in the columns layout. */
globalStyle(`${tail} > *`, {
  '@layer': { [features]: { minInlineSize: 0, overflowWrap: 'anywhere', color: color.text.muted, ...textStyles.s } },
});
globalStyle(`${tail} > :empty`, { '@layer': { [features]: { display: 'none', '@container': { [WIDE]: { display: 'block' } } } } });
