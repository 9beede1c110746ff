import { style } from '@vanilla-extract/css';
import { featureRule } from '../../../themes/rules.ts';

export const cell = style(featureRule({ display: 'grid', minInlineSize: 0 }));
