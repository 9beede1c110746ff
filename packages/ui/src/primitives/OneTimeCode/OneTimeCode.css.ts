import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

/** The number of digits. */
export const count = createVar();

const cell = createVar();

/** As wide as the digit boxes. The input is one box wider, for the caret after the last digit, and that box is clipped. */
export const box = style(
  primitiveRule({
    vars: { [cell]: `min(3rem, calc((100cqi - 2px) / ${count}))` },
    display: 'block',
    // The border replaces the line after the last box.
    inlineSize: `calc(${cell} * ${count} + 1px)`,
    maxInlineSize: '100%',
    overflow: 'hidden',
    direction: 'ltr',
    border: `1px solid ${vars.color.border.control}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.surface,
    selectors: {
      '&:has(:hover:not(:disabled))': { borderColor: vars.color.text.default },
      '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
      '&:has([aria-invalid="true"])': {
        borderColor: vars.color.tone.critical.text,
        boxShadow: `inset 0 0 0 1px ${vars.color.tone.critical.text}`,
      },
      '&:has(:disabled)': { backgroundColor: vars.color.sunken },
    },
  }),
);

export const frame = style(primitiveRule({ display: 'block', containerType: 'inline-size' }));

/** Each digit is centered in a box as wide as the digit and its letter spacing; the lines between are a background. */
export const input = style(
  primitiveRule({
    display: 'block',
    inlineSize: `calc(${cell} * (${count} + 1))`,
    minBlockSize: '3rem',
    paddingInlineStart: `calc((${cell} - 1ch) / 2)`,
    border: 'none',
    backgroundColor: 'transparent',
    backgroundImage: `repeating-linear-gradient(to right, transparent 0 calc(${cell} - 1px), ${vars.color.border.control} calc(${cell} - 1px) ${cell})`,
    color: vars.color.text.default,
    ...textStyles.xl,
    fontWeight: vars.type.weight.medium,
    letterSpacing: `calc(${cell} - 1ch)`,
    caretColor: vars.color.text.default,
    selectors: { '&:focus-visible': { outline: 'none' } },
  }),
);
