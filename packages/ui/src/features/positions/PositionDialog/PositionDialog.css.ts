import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

export const lines = style(featureRule({ display: 'grid', gap: vars.space.xxs, paddingInlineStart: vars.space.m, listStyle: 'disc' }));
