import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

export const row = style(featureRule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m, alignItems: 'flex-start' }));

/** The details of a room, beside its photo or below it where there is no room. */
export const words = style(featureRule({ flex: '1 1 16rem', minInlineSize: 0 }));
