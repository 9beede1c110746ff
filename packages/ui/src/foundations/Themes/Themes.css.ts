import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { featureRule } from '../../themes/rules.ts';

export const ground = style(featureRule({ padding: vars.space.m }));

/** The native color picker beside the text field for the same value. */
export const picker = style(featureRule({ flex: 'none', inlineSize: vars.control.medium, blockSize: vars.control.medium }));
