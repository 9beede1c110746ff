import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { featureRule } from '../../themes/rules.ts';

/** The element that has the focus while listening. */
export const player = style(
  featureRule({ padding: vars.space.s, border: `1px solid ${vars.color.border.control}`, borderRadius: vars.radius.medium }),
);
