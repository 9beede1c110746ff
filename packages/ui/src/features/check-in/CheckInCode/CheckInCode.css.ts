import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

/** The code in the middle, as large as the window lets it be. */
export const shown = style(
  featureRule({ display: 'grid', justifyItems: 'center', gap: vars.space.m, paddingBlock: vars.space.m, textAlign: 'center' }),
);
