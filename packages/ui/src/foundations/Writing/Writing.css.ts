import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { DESKTOP_UP } from '../../themes/media.ts';
import { featureRule } from '../../themes/rules.ts';

export const pair = style(
  featureRule({
    display: 'grid',
    gap: vars.space.s,
    paddingBlock: vars.space.m,
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
    '@media': { [DESKTOP_UP]: { gridTemplateColumns: '12rem minmax(0, 1fr) minmax(0, 1fr)' } },
  }),
);
const text = style(featureRule({ padding: vars.space.s, borderRadius: vars.radius.small, overflowWrap: 'anywhere' }));
export const before = style([
  text,
  featureRule({ backgroundColor: vars.color.sunken, fontFamily: vars.type.family.mono, fontSize: vars.type.size.s }),
]);
export const after = style([
  text,
  featureRule({
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.border.hairline}`,
    fontWeight: vars.type.weight.medium,
  }),
]);
