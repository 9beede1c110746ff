import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { featureRule } from '../../themes/rules.ts';

export const layer = createVar();
export const place = createVar();

export const stack = style(featureRule({ position: 'relative', isolation: 'isolate', blockSize: '22rem', listStyle: 'none' }));
export const sheet = style(
  featureRule({
    position: 'absolute',
    insetBlockStart: `calc(${place} * 3.25rem)`,
    insetInlineStart: `calc(${place} * 8%)`,
    inlineSize: 'min(17rem, 62%)',
    blockSize: '5.5rem',
    padding: vars.space.s,
    borderRadius: vars.radius.medium,
    border: `1px solid ${vars.color.border.control}`,
    backgroundColor: vars.color.floating,
    zIndex: layer,
  }),
);
