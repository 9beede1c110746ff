import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { color, space, type } = vars;

export const row = style(
  featureRule({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.s,
    paddingBlock: space.s,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
  }),
);

export const about = style(featureRule({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const where = style(featureRule({ color: color.text.muted, fontSize: type.size.s }));
