import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

/** The native color picker beside the text field for the same value. */
export const picker = style(
  featureRule({
    flex: 'none',
    inlineSize: vars.control.medium,
    blockSize: vars.control.medium,
    padding: vars.space.xxs,
    border: `1px solid ${vars.color.border.control}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.surface,
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
  }),
);

/** A preview in another theme. */
export const ground = style(
  featureRule({
    minInlineSize: 0,
    padding: vars.space.m,
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.background,
    color: vars.color.text.default,
  }),
);
