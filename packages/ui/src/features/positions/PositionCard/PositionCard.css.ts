import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { space, type } = vars;

export const card = style(featureRule({ display: 'grid', alignContent: 'start', gap: space.xs, overflowWrap: 'anywhere' }));

export const top = style(
  featureRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: space.s,
    lineHeight: type.leading.snug,
  }),
);
