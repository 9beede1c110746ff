import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { FORCED_COLORS, TOUCH } from '../../themes/media.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

/** A control with its label: the whole line is clickable, and 44 pixels high on touch devices. */
export const line = style(
  primitiveRule({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.xs,
    inlineSize: 'fit-content',
    minBlockSize: vars.control.small,
    paddingBlock: `calc((${vars.control.small} - 1.5rem) / 2)`,
    cursor: 'pointer',
    selectors: { '&:has(input:disabled)': { cursor: 'not-allowed', color: vars.color.text.muted } },
  }),
);

export const words = style(primitiveRule({ display: 'grid', minInlineSize: 0 }));

export const hint = style(primitiveRule({ color: vars.color.text.muted, ...textStyles.s }));

/** The shared look of checkbox and radio; each adds its shape. In forced colors the browser draws the native control. */
export const mark = style(
  primitiveRule({
    appearance: 'none',
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    flex: 'none',
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    marginBlockStart: '0.125rem',
    border: `1px solid ${vars.color.border.control}`,
    backgroundColor: vars.color.surface,
    color: vars.color.action.primary.text,
    cursor: 'inherit',
    transition: `background-color ${vars.motion.fast}`,
    selectors: {
      '&:hover:not(:disabled)': { borderColor: vars.color.text.default },
      '&:checked': { backgroundColor: vars.color.action.primary.surface, borderColor: vars.color.action.primary.surface },
      '&:indeterminate:not([type="radio"])': {
        backgroundColor: vars.color.action.primary.surface,
        borderColor: vars.color.action.primary.surface,
      },
      '&[aria-invalid="true"]': { borderColor: vars.color.tone.critical.text },
      '&:disabled': { backgroundColor: vars.color.sunken, borderStyle: 'dashed' },
      '&::before': { content: '""', backgroundColor: 'currentcolor', visibility: 'hidden' },
      '&:checked::before, &:indeterminate:not([type="radio"])::before': { visibility: 'visible' },
      '&:disabled::before': { backgroundColor: vars.color.text.muted },
    },
    '@media': {
      [FORCED_COLORS]: { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
      // Enlarges the touch target where there is no label, as in a selectable row.
      [TOUCH]: { selectors: { '&::after': { content: '""', position: 'absolute', inset: '-13px' } } },
    },
  }),
);

export const square = style(
  primitiveRule({
    borderRadius: '4px',
    selectors: {
      '&::before': {
        inlineSize: '0.75rem',
        blockSize: '0.75rem',
        clipPath: 'polygon(14% 45%, 0 60%, 40% 97%, 100% 18%, 84% 5%, 38% 67%)',
      },
      '&:indeterminate::before': { clipPath: 'inset(42% 5%)' },
    },
  }),
);

export const round = style(
  primitiveRule({
    borderRadius: vars.radius.round,
    selectors: { '&::before': { inlineSize: '0.5rem', blockSize: '0.5rem', borderRadius: vars.radius.round } },
  }),
);

/** A track with a knob whose position shows on or off; the color only repeats it. */
export const track = style(
  primitiveRule({
    appearance: 'none',
    flex: 'none',
    inlineSize: '2.25rem',
    blockSize: '1.25rem',
    marginBlockStart: '0.125rem',
    padding: '2px',
    border: `1px solid ${vars.color.border.control}`,
    borderRadius: vars.radius.round,
    backgroundColor: vars.color.surface,
    cursor: 'inherit',
    transition: `background-color ${vars.motion.fast}`,
    selectors: {
      '&::before': {
        content: '""',
        display: 'block',
        inlineSize: '0.875rem',
        blockSize: '0.875rem',
        borderRadius: vars.radius.round,
        backgroundColor: vars.color.border.control,
        transition: `margin ${vars.motion.fast}`,
      },
      '&:hover:not(:disabled)': { borderColor: vars.color.text.default },
      '&:checked': { backgroundColor: vars.color.action.primary.surface, borderColor: vars.color.action.primary.surface },
      '&:checked::before': { marginInlineStart: '1rem', backgroundColor: vars.color.action.primary.text },
      '&:disabled': { borderStyle: 'dashed' },
    },
    '@media': {
      [FORCED_COLORS]: {
        selectors: { '&::before': { backgroundColor: 'ButtonText' }, '&:checked::before': { backgroundColor: 'Highlight' } },
      },
    },
  }),
);

/** Radios, stacked or side by side. */
export const radioGroup = recipe({
  base: primitiveRule({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.l, minInlineSize: 0 }),
  variants: {
    orientation: { vertical: primitiveRule({ flexDirection: 'column' }), horizontal: primitiveRule({ flexDirection: 'row' }) },
  },
});
