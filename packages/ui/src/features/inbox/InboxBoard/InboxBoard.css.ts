import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

/** In sight wherever in a long list somebody decides. */
export const heldBar = style(
  featureRule({
    position: 'sticky',
    insetBlockEnd: 0,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.m,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.floating,
    boxShadow: vars.shadow.floating,
  }),
);
