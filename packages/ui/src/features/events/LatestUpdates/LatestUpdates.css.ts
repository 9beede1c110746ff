import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { color, space } = vars;

export const row = style(
  featureRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.s,
    rowGap: space.xxs,
    paddingBlock: space.s,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
  }),
);

/** In a narrow tile the status stands below: beside it, words would be broken. */
export const about = style(featureRule({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' }));
