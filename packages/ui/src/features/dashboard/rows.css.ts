import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { featureRule } from '../../themes/rules.ts';

const { color, space } = vars;

/** A row of the short lists on dashboards. */
export const row = style(
  featureRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xs,
    paddingBlock: space.s,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
  }),
);

/** Long text wraps before the end of the row moves below it. */
export const words = style(featureRule({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' }));
