import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { featureRule } from '../../themes/rules.ts';

const { color, space } = vars;

/** One line of the dashboards' short lists. */
export const row = style(
  featureRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.xs,
    paddingBlock: space.s,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
  }),
);

/** Longer words take more lines before what stands at the end of theirs goes below them. */
export const words = style(featureRule({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' }));
