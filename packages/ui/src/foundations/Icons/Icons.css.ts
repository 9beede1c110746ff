import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { featureRule } from '../../themes/rules.ts';

export const list = style(
  featureRule({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))', gap: vars.space.s }),
);
export const icon = style(
  featureRule({
    display: 'grid',
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
    gap: vars.space.s,
    alignItems: 'center',
    padding: vars.space.s,
    borderRadius: vars.radius.small,
    border: `1px solid ${vars.color.border.hairline}`,
    backgroundColor: vars.color.surface,
  }),
);
