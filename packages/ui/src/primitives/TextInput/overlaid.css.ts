import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

/** The box of an input with a button or an icon over it. */
export const overlaid = style(primitiveRule({ display: 'grid', alignItems: 'center', minInlineSize: 0 }));

/** A button over the end of an input, as high as the input, so that it is large enough for a finger. */
export const endButton = style(
  primitiveRule({
    gridArea: '1 / 1',
    justifySelf: 'end',
    display: 'grid',
    placeContent: 'center',
    minInlineSize: vars.control.medium,
    blockSize: vars.control.medium,
    borderRadius: vars.radius.small,
    color: vars.color.text.muted,
    ':hover': { color: vars.color.text.default },
  }),
);
