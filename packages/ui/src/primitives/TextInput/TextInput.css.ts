import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

/** The box of all text inputs. */
export const input = style(
  primitiveRule({
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: vars.control.medium,
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.s,
    border: `1px solid ${vars.color.border.control}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.surface,
    color: vars.color.text.default,
    ...textStyles.m,
    transition: `border-color ${vars.motion.fast}`,
    selectors: {
      '&:hover:not(:disabled, [readonly])': { borderColor: vars.color.text.default },
      '&:focus-visible': { outlineOffset: '-1px' },
      '&[aria-invalid="true"]': {
        borderColor: vars.color.tone.critical.text,
        boxShadow: `inset 0 0 0 1px ${vars.color.tone.critical.text}`,
      },
      // Not `:read-only`, which date inputs never match.
      '&:is(:disabled, [readonly])': { backgroundColor: vars.color.sunken, borderColor: vars.color.border.hairline },
      // Ends a long placeholder in an ellipsis.
      '&:placeholder-shown': { textOverflow: 'ellipsis' },
      '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
    },
  }),
);

/** A textarea above its counter. */
export const areaBox = style(primitiveRule({ display: 'grid', gap: vars.space.xxs }));

export const area = style(primitiveRule({ minBlockSize: '5.5rem', paddingBlock: vars.space.xs, resize: 'vertical' }));

export const counter = style(primitiveRule({ justifySelf: 'end', color: vars.color.text.muted, ...textStyles.xs }));

/** A number input before its unit. */
export const numberBox = style(primitiveRule({ display: 'flex', alignItems: 'center', gap: vars.space.xs, maxInlineSize: '12rem' }));

/** The currency symbol inside the field, and the padding for it. */
export const currency = style(
  primitiveRule({
    position: 'relative',
    flex: 1,
    minInlineSize: 0,
    '::before': {
      content: 'attr(data-currency)',
      position: 'absolute',
      insetInlineStart: vars.space.s,
      insetBlockStart: '50%',
      translate: '0 -50%',
      color: vars.color.text.muted,
      pointerEvents: 'none',
    },
  }),
);

export const afterCurrency = style([input, primitiveRule({ paddingInlineStart: '1.75rem' })]);

/** Date and time inputs are as wide as their content and the browser's button. */
export const dayInput = style([input, primitiveRule({ maxInlineSize: '11rem' })]);
export const timeInput = style([input, primitiveRule({ maxInlineSize: '9rem' })]);

export const unit = style(primitiveRule({ flex: 'none', color: vars.color.text.muted, ...textStyles.s }));
