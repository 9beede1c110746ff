import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

/** Hides the browser's own picker button, because there is one beside the input. */
export const typed = style(primitiveRule({ selectors: { '&::-webkit-calendar-picker-indicator': { display: 'none' } } }));

/** As large as the calendar that is loading. */
export const waiting = style(
  primitiveRule({
    display: 'grid',
    placeContent: 'center',
    inlineSize: `calc(7 * ${vars.control.medium})`,
    maxInlineSize: '100%',
    blockSize: '20rem',
  }),
);

export const range = style(
  primitiveRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs, minInlineSize: 0 }),
);

export const end = style(primitiveRule({ flex: '1 1 9rem', minInlineSize: 0, maxInlineSize: '14rem' }));
