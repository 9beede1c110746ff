import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

export const panel = style(
  primitiveRule({
    zIndex: vars.layer.menu,
    inlineSize: 'max-content',
    maxInlineSize: 'min(22rem, calc(100vw - 0.5rem))',
    maxBlockSize: 'var(--radix-popover-content-available-height, 100vh)',
    padding: vars.space.m,
    overflowY: 'auto',
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.floating,
    color: vars.color.text.default,
    boxShadow: vars.shadow.floating,
    textAlign: 'start',
    ':focus-visible': { outline: 'none' },
  }),
);
