import { style } from '@vanilla-extract/css';
import { text } from '../../../primitives/Text/Text.css.ts';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { color, space } = vars;

export const heading = text({ size: 's', tone: 'muted', weight: 'medium' });

export const row = style(
  featureRule({
    display: 'grid',
    gap: space.s,
    paddingBlock: space.m,
    overflowWrap: 'anywhere',
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` }, '&:first-child': { paddingBlockStart: 0 } },
  }),
);

export const line = style(
  featureRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: 'space-between', gap: space.s }),
);

/** Keeps a readable width beside the buttons, which wrap otherwise. */
export const words = style(featureRule({ flex: '1 1 16rem', minInlineSize: 0 }));

/** Separated from the pending requests; mounted even while it is empty, because it is a live region. */
export const reviewedSection = style(
  featureRule({ display: 'grid', gap: space.s, selectors: { '&:not(:empty)': { paddingBlockStart: space.l } } }),
);

export const room = text({ weight: 'bold' });

export const clash = style([
  text({ size: 's' }),
  featureRule({
    display: 'flex',
    gap: space.xs,
    paddingBlock: space.xs,
    paddingInline: space.s,
    border: `1px solid ${color.tone.caution.border}`,
    borderRadius: vars.radius.small,
    backgroundColor: color.tone.caution.surface,
    color: color.tone.caution.text,
  }),
]);

export const clashIcon = style(featureRule({ flex: 'none', marginBlockStart: '0.15rem' }));
