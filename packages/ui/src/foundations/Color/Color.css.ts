import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { featureRule } from '../../themes/rules.ts';

export const front = createVar();
export const back = createVar();

export const ground = style(
  featureRule({
    padding: vars.space.m,
    borderRadius: vars.radius.medium,
    border: `1px solid ${vars.color.border.hairline}`,
    backgroundColor: vars.color.background,
    color: vars.color.text.default,
    minInlineSize: 0,
  }),
);

export const swatches = style(
  featureRule({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))', gap: vars.space.s }),
);
export const swatch = style(
  featureRule({ display: 'grid', gridTemplateColumns: '2.5rem minmax(0, 1fr)', gap: vars.space.xs, alignItems: 'center' }),
);
export const chip = style(
  featureRule({
    blockSize: '2.5rem',
    borderRadius: vars.radius.small,
    backgroundColor: back,
    border: `1px solid ${vars.color.border.hairline}`,
  }),
);
export const value = style(featureRule({ overflowWrap: 'anywhere', fontSize: vars.type.size.s }));

export const sample = style(
  featureRule({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: '3rem',
    blockSize: '2rem',
    borderRadius: vars.radius.small,
    border: `1px solid ${vars.color.border.hairline}`,
    backgroundColor: back,
    color: front,
    fontWeight: vars.type.weight.medium,
    flex: 'none',
  }),
);
export const mark = style(featureRule({ inlineSize: '1.25rem', blockSize: '0.75rem', borderRadius: '2px', backgroundColor: front }));

export const series = style(featureRule({ display: 'grid', gridTemplateColumns: 'repeat(8, minmax(0, 1fr))', gap: '2px' }));
export const stripe = style(
  featureRule({ blockSize: '2.5rem', backgroundColor: back, ':first-child': { borderStartStartRadius: vars.radius.small } }),
);
