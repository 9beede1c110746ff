import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { featureRule } from '../../themes/rules.ts';

const { space } = vars;

/** Text at the start and badges or a button at the end, which wrap below where there is no room. */
export const recordCard = style(
  featureRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: 'space-between', gap: space.s }),
);

/** Keeps a readable width beside the end. */
export const words = style(featureRule({ display: 'grid', flex: '1 1 10rem', gap: space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' }));
