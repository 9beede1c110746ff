import { globalStyle, style } from '@vanilla-extract/css';
import { text } from '../../primitives/Text/Text.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { features } from '../../themes/layers.css.ts';
import { featureRule } from '../../themes/rules.ts';

export const scroller = style(featureRule({ overflowX: 'auto', minInlineSize: 0, borderRadius: vars.radius.small }));

export const table = style([text({ size: 's' }), featureRule({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' })]);

/** The caption is only for screen readers, because the heading above shows the same text. */
globalStyle(`${table} > caption`, {
  '@layer': {
    [features]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

const between = { borderBlockEnd: `1px solid ${vars.color.border.hairline}`, paddingBlock: vars.space.xs, verticalAlign: 'top' } as const;

export const cell = style(
  featureRule({
    ...between,
    paddingInlineEnd: vars.space.s,
    textAlign: 'start',
    fontWeight: vars.type.weight.regular,
    overflowWrap: 'anywhere',
  }),
);

export const columnHeading = style([cell, featureRule({ color: vars.color.text.muted, fontWeight: vars.type.weight.medium })]);

export const figureCell = style(
  featureRule({
    ...between,
    paddingInlineStart: vars.space.s,
    textAlign: 'end',
    selectors: { 'th&': { color: vars.color.text.muted, fontWeight: vars.type.weight.medium } },
  }),
);
