import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { reach, TOUCH } from '../../themes/media.ts';
import { primitiveRule } from '../../themes/rules.ts';

const link = style(
  primitiveRule({
    color: vars.color.text.default,
    textDecorationColor: vars.color.border.control,
    ':hover': { textDecorationThickness: '2px', textDecorationColor: 'currentcolor' },
    '@media': { [TOUCH]: reach },
  }),
);

/** The looks by `underline`. */
export const links = styleVariants({
  always: [link],
  hover: [link, primitiveRule({ fontWeight: vars.type.weight.medium, textDecoration: 'none', ':hover': { textDecoration: 'underline' } })],
});

/** Extends the clickable area to the nearest positioned ancestor. */
export const covering = style(
  primitiveRule({
    position: 'static',
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    // More than the reach of other links.
    '@media': { [TOUCH]: { position: 'static', '::after': { inset: 0 } } },
  }),
);

/** A row that is clickable as a whole, covered by a link. */
export const clickableRow = style(
  primitiveRule({ position: 'relative', selectors: { [`&:has(.${covering}:hover)`]: { backgroundColor: vars.color.action.quiet.hover } } }),
);
