import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

const link = {
  color: vars.color.text.default,
  textDecorationColor: vars.color.border.control,
  borderRadius: '2px',
  ':hover': { textDecorationThickness: '2px', textDecorationColor: 'currentcolor' },
} as const;

/** By when it is underlined. */
export const links = styleVariants({
  always: primitiveRule(link),
  hover: primitiveRule({
    ...link,
    fontWeight: vars.type.weight.medium,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
  }),
});
