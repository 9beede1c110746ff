import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { featureRule } from '../../themes/rules.ts';

const sheet = style(featureRule({ padding: vars.space.m, borderRadius: vars.radius.medium, color: vars.color.text.default }));
const lined = style(featureRule({ border: `1px solid ${vars.color.border.hairline}` }));

export const background = style([sheet, lined, featureRule({ backgroundColor: vars.color.background, paddingBlockEnd: vars.space.xxl })]);
export const surface = style([sheet, lined, featureRule({ backgroundColor: vars.color.surface })]);
export const sunken = style([sheet, featureRule({ backgroundColor: vars.color.sunken })]);
export const floating = style([
  sheet,
  featureRule({ backgroundColor: vars.color.floating, boxShadow: vars.shadow.floating, marginInline: vars.space.l }),
]);
