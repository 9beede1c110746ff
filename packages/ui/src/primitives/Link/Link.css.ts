import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

const link = {
  color: vars.color.text.default,
  textDecorationColor: vars.color.border.control,
  borderRadius: '2px',
  ':hover': { textDecorationThickness: '2px', textDecorationColor: 'currentcolor' },
} as const;

/** All of what it stands in is pressed: the nearest that is positioned. */
export const covering = style(primitiveRule({ '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' } }));

/** A row that is pressed as a whole where a link covers it. */
export const pressedWhole = style(
  primitiveRule({ position: 'relative', selectors: { [`&:has(.${covering}:hover)`]: { backgroundColor: vars.color.action.quiet.hover } } }),
);

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
