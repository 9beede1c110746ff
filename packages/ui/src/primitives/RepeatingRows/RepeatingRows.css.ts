import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

export const box = style(primitiveRule({ display: 'grid', justifyItems: 'start', gap: vars.space.xs, minInlineSize: 0 }));

export const list = style(primitiveRule({ display: 'grid', gap: vars.space.xs, inlineSize: '100%' }));

export const row = style(primitiveRule({ display: 'flex', alignItems: 'flex-end', gap: vars.space.xxs }));

export const fields = style(
  primitiveRule({
    flex: 1,
    minInlineSize: 0,
    display: 'grid',
    gap: vars.space.xs,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
    alignItems: 'end',
  }),
);
