import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { color, space } = vars;

export const list = style(featureRule({ display: 'grid', gap: space.s }));

export const row = style(
  featureRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space.m,
    alignItems: 'center',
    overflowWrap: 'anywhere',
    paddingBlockEnd: space.s,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    selectors: { '&:last-child': { borderBlockEnd: 'none', paddingBlockEnd: 0 } },
  }),
);
