import { style } from '@vanilla-extract/css';
import { featureRule } from '../../../themes/rules.ts';

/** A card takes the height of its neighbours. */
export const cell = style(featureRule({ display: 'grid', minInlineSize: 0 }));
