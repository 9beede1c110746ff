import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

/** The box of everything that is typed into. */
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
      // Not `:read-only`, which a date never is.
      '&:is(:disabled, [readonly])': { backgroundColor: vars.color.sunken, borderColor: vars.color.border.hairline },
      // An example that has no room ends in dots, and not within a letter.
      '&:placeholder-shown': { textOverflow: 'ellipsis' },
      '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
    },
  }),
);

/** A text of several lines, over its counter. */
export const areaBox = style(primitiveRule({ display: 'grid', gap: vars.space.xxs }));

export const area = style(primitiveRule({ minBlockSize: '5.5rem', paddingBlock: vars.space.xs, resize: 'vertical' }));

export const counter = style(primitiveRule({ justifySelf: 'end', color: vars.color.text.muted, ...textStyles.xs }));

/** A number, before its unit. */
export const numberBox = style(primitiveRule({ display: 'flex', alignItems: 'center', gap: vars.space.xs, maxInlineSize: '12rem' }));

/** What stands in the field before the number, and the room that it takes. */
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

/** A day and a time are as wide as what is typed into them, with the button of the browser. */
export const dayInput = style([input, primitiveRule({ maxInlineSize: '11rem' })]);
export const timeInput = style([input, primitiveRule({ maxInlineSize: '9rem' })]);

export const unit = style(primitiveRule({ flex: 'none', color: vars.color.text.muted, ...textStyles.s }));
