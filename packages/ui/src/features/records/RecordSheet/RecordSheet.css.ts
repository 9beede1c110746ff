import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { color, space } = vars;

export const entry = style(
  featureRule({
    paddingBlock: space.s,
    breakInside: 'avoid',
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
  }),
);

/** Prevents a heading at the bottom of a printed page. */
export const kind = style(featureRule({ breakInside: 'auto', '@media': { print: { marginBlockStart: space.m } } }));

export const hiddenInPrint = style(featureRule({ '@media': { print: { display: 'none' } } }));
