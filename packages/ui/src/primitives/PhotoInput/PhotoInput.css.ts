import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

export const box = style(primitiveRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.m, minInlineSize: 0 }));

export const actions = style(primitiveRule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));

export const progress = style(primitiveRule({ flexBasis: '100%' }));

export const wide = style(
  primitiveRule({
    display: 'grid',
    position: 'relative',
    placeItems: 'center',
    overflow: 'hidden',
    inlineSize: 'min(100%, 12rem)',
    aspectRatio: '16 / 9',
    borderRadius: vars.radius.medium,
    border: `1px solid ${vars.color.border.hairline}`,
    backgroundColor: vars.color.sunken,
    color: vars.color.text.muted,
  }),
);
