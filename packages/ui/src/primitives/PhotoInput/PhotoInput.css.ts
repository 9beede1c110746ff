import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

export const box = style(primitiveRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.m, minInlineSize: 0 }));

export const actions = style(primitiveRule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));

export const progress = style(primitiveRule({ flexBasis: '100%' }));
