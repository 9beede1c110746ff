import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { color, space } = vars;

export const row = style(
  featureRule({
    display: 'grid',
    gap: space.xxs,
    paddingBlock: space.xs,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
  }),
);

export const line = style(
  featureRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: space.s }),
);

export const name = style(featureRule({ flex: '1 1 5rem', minInlineSize: 0 }));
