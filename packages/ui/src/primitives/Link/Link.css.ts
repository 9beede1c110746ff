import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

export const link = style(
  primitiveRule({
    color: vars.color.text.default,
    fontWeight: vars.type.weight.medium,
    textDecorationColor: vars.color.border.control,
    borderRadius: '2px',
    ':hover': { textDecorationThickness: '2px', textDecorationColor: 'currentcolor' },
  }),
);
