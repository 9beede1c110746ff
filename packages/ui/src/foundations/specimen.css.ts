import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { featureRule } from '../themes/rules.ts';

/** The value that a specimen shows: a color, a length, a duration. */
export const shown = createVar();

export const name = style(featureRule({ fontFamily: vars.type.family.mono, fontSize: vars.type.size.xs, whiteSpace: 'nowrap' }));
