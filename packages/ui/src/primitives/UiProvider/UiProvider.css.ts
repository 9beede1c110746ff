import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

/** A part of a page with its own theme gets the background of that theme. */
export const themed = style(
  primitiveRule({ backgroundColor: vars.color.background, color: vars.color.text.default, fontFamily: vars.type.family.sans }),
);
