import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

/** The code in the center, as large as the window allows. */
export const shown = style(
  featureRule({ display: 'grid', justifyItems: 'center', gap: vars.space.m, paddingBlock: vars.space.m, textAlign: 'center' }),
);
