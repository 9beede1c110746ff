import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

export const actions = style(featureRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs }));

export const message = style(featureRule({ color: vars.color.text.muted, fontSize: vars.type.size.s }));
