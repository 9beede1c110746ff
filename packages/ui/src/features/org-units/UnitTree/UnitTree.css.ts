import { style } from '@vanilla-extract/css';
import { text } from '../../../primitives/Text/Text.css.ts';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { color, space } = vars;

export const level = style(featureRule({ display: 'grid', gap: space.xxs }));

/** A line connects it to its parent. */
export const inner = style(
  featureRule({
    marginInlineStart: space.xs,
    paddingInlineStart: space.s,
    borderInlineStart: `1px solid ${color.border.hairline}`,
  }),
);

export const branch = style(featureRule({ minInlineSize: 0 }));

export const head = style(
  featureRule({ display: 'flex', alignItems: 'flex-start', gap: space.xs, minBlockSize: vars.control.small, paddingBlock: space.xs }),
);

/** Wraps a long name beside the arrow. */
export const words = style(
  featureRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.xs,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const summary = style(featureRule({ cursor: 'pointer', borderRadius: vars.radius.small }));

export const about = style([text({ size: 's' }), featureRule({ display: 'grid', gap: space.s, paddingBlockEnd: space.s })]);

export const chevron = style(
  featureRule({
    flex: 'none',
    marginBlockStart: '0.25rem',
    transition: `rotate ${vars.motion.fast}`,
    selectors: { 'details[open] > summary &': { rotate: '90deg' }, '[dir=rtl] &': { scale: '-1 1' } },
  }),
);
