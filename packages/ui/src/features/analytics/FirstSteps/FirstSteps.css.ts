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

/** The icon, colored by whether the step is done. */
export const sign = style(
  featureRule({ display: 'flex', color: color.text.muted, selectors: { '&[data-done="true"]': { color: color.tone.positive.text } } }),
);
