import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

/** A part of a page with a theme of its own stands on that theme's ground. */
export const themed = style(
  primitiveRule({ backgroundColor: vars.color.background, color: vars.color.text.default, fontFamily: vars.type.family.sans }),
);
