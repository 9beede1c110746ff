import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { featureRule } from '../themes/rules.ts';

const { color, space, type } = vars;

/** A line of a list in a Card without padding. A row of a VirtualList has its own edge, and takes only what is inside. */
export const row = style(
  featureRule({
    paddingBlock: space.s,
    paddingInline: space.m,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
  }),
);

/** Words at the start, badges or a button at the end, below where there is no room beside. */
export const record = style(
  featureRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: 'space-between', gap: space.s }),
);

/** Keeps a readable width beside what is at the end. */
export const words = style(featureRule({ display: 'grid', flex: '1 1 16rem', gap: space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const name = style(featureRule({ fontWeight: type.weight.bold, textWrap: 'pretty' }));

export const muted = style(featureRule({ color: color.text.muted, fontSize: type.size.s, whiteSpace: 'pre-line' }));
