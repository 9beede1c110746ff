import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

export const stars = style(primitiveRule({ display: 'inline-flex', alignItems: 'center', gap: '1px', color: vars.color.text.default }));

/** Full stars are filled, the others only drawn: the shape says it without colour. */
export const full = style(primitiveRule({ fill: 'currentcolor' }));

export const blank = style(primitiveRule({ color: vars.color.text.muted }));
