import { style } from '@vanilla-extract/css';
import { featureRule } from '../../../themes/rules.ts';

/** A card out of sight costs no layout and no paint; until it was seen it counts as this high. */
export const cell = style(
  featureRule({ display: 'grid', minInlineSize: 0, contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 14rem' }),
);
