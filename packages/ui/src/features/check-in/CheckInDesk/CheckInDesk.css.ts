import { style } from '@vanilla-extract/css';
import { text } from '../../../primitives/Text/Text.css.ts';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { color, radius, space, type } = vars;

/** Stacked on a phone, side by side where there is room. */
export const desk = style(
  featureRule({
    display: 'grid',
    gap: space.l,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { '(width >= 60rem)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
  }),
);

export const finder = style(
  featureRule({
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    blockSize: '45svh',
    minBlockSize: '12rem',
    maxBlockSize: '30rem',
    borderRadius: radius.medium,
    background: color.sunken,
    textAlign: 'center',
  }),
);

/** The video fills its frame, which is empty before the first image. */
export const picture = style(
  featureRule({
    gridArea: '1 / 1',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);

export const over = style(featureRule({ gridArea: '1 / 1', padding: space.m }));

export const one = style(
  featureRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space.s,
    alignItems: 'center',
    paddingBlock: space.s,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderColor: color.border.hairline,
  }),
);

export const name = style(featureRule({ fontWeight: type.weight.medium, overflowWrap: 'anywhere' }));
export const facts = style([text({ size: 's', tone: 'muted', wrap: 'anywhere' })]);
