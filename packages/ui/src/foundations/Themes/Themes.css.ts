import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { featureRule } from '../../themes/rules.ts';

export const ground = style(featureRule({ padding: vars.space.m }));

/** The system's own picker of colors, beside the field that says the same in letters. */
export const picker = style(featureRule({ flex: 'none', inlineSize: vars.control.medium, blockSize: vars.control.medium }));
