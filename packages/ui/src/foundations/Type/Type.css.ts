import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { featureRule } from '../../themes/rules.ts';
import { shown } from '../specimen.css.ts';

export const size = style(featureRule({ fontSize: shown, lineHeight: vars.type.leading.tight, fontWeight: vars.type.weight.medium }));
export const weight = style(featureRule({ fontWeight: shown, fontSize: vars.type.size.l }));
export const leading = style(featureRule({ lineHeight: shown, maxInlineSize: '26rem' }));
export const family = style(featureRule({ fontFamily: shown, fontSize: vars.type.size.l }));
export const measure = style(featureRule({ maxInlineSize: '66ch' }));
