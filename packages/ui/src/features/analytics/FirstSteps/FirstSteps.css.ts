import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { color, space } = vars;

export const step = style(
  featureRule({
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    minBlockSize: '3rem',
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
  }),
);

/** In the colour of what is done, or of what is still to do. */
export const sign = style(
  featureRule({ display: 'flex', color: color.text.muted, selectors: { '&[data-done="true"]': { color: color.tone.positive.text } } }),
);
