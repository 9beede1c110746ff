import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

export const stars = style(primitiveRule({ display: 'inline-flex', alignItems: 'center', gap: '1px', color: vars.color.text.default }));

/** Full stars are filled and the others outlined, so the rating does not depend on color. */
export const full = style(primitiveRule({ fill: 'currentcolor' }));

export const blank = style(primitiveRule({ color: vars.color.text.muted }));

/** The stars of an input. */
export const group = style(primitiveRule({ display: 'flex', inlineSize: 'fit-content' }));

export const star = style(
  primitiveRule({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.control.medium,
    blockSize: vars.control.medium,
    borderRadius: vars.radius.small,
    color: vars.color.border.control,
    fill: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover, &:has(~ label:hover)': { color: vars.color.text.default },
      '&:has(input:checked), &:has(~ label input:checked)': { color: vars.color.text.default, fill: 'currentcolor' },
      '&:has(input:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-1px' },
    },
  }),
);

/** Transparent, but usable by touch, keyboard and forms; the star icon above it is visible. */
export const radio = style(primitiveRule({ gridArea: '1 / 1', inlineSize: '100%', blockSize: '100%', opacity: 0, cursor: 'inherit' }));

export const picture = style(primitiveRule({ gridArea: '1 / 1', fill: 'inherit', pointerEvents: 'none' }));
