import { style } from '@vanilla-extract/css';
import { clickableRow } from '../../../primitives/Link/Link.css.ts';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { color, space } = vars;

/** Two columns in a wide tile, so that it is no higher than its neighbor. */
export const wide = style(featureRule({ containerType: 'inline-size' }));

export const list = style(
  featureRule({
    display: 'grid',
    columnGap: space.l,
    '@container': { '(width >= 34rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const row = style([
  clickableRow,
  featureRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'center',
    columnGap: space.s,
    rowGap: space.xxs,
    paddingBlock: space.s,
    borderBlockStart: `1px solid ${color.border.hairline}`,
  }),
]);

/** In a narrow tile the status wraps below, because words would break otherwise. */
export const about = style(featureRule({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' }));
