import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

export const box = style(
  primitiveRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    padding: vars.space.m,
    border: `1px solid ${vars.color.tone.critical.border}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.tone.critical.surface,
    color: vars.color.tone.critical.text,
  }),
);

export const message = style(primitiveRule({ display: 'flex', gap: vars.space.xs, minInlineSize: 0 }));

export const icon = style(primitiveRule({ flex: 'none', marginBlockStart: '0.125rem' }));
