import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

/** The label looks like a button; the input inside it takes the focus. */
export const chooser = style(
  primitiveRule({
    position: 'relative',
    cursor: 'pointer',
    selectors: {
      '&:has(input:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
      '&:has(input:disabled)': { cursor: 'progress' },
    },
  }),
);

export const file = style(
  primitiveRule({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', opacity: 0, cursor: 'inherit', fontSize: 0 }),
);
