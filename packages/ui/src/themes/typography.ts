import { vars } from './contract.css.ts';

const { family, size, weight, leading } = vars.type;

/** The text sizes. Text and all controls with text of their own are built from these; nothing else sets a font size. */
export const textStyles = {
  xs: { fontSize: size.xs },
  s: { fontSize: size.s },
  m: { fontSize: size.m },
  l: { fontSize: size.l },
  xl: { fontSize: size.xl },
  xxl: { fontSize: size.xxl },
} as const;

/** The heading sizes, for Heading and for titles of independent parts, such as dialogs. */
export const headingStyles = {
  xs: { ...textStyles.xs, fontWeight: weight.bold, lineHeight: leading.snug },
  s: { ...textStyles.s, fontWeight: weight.bold, lineHeight: leading.snug },
  m: { ...textStyles.m, fontWeight: weight.bold, lineHeight: leading.snug },
  l: { ...textStyles.l, fontWeight: weight.bold, lineHeight: leading.snug },
  // Only the title of a page uses the display font.
  xl: { ...textStyles.xl, fontFamily: family.display, fontWeight: weight.bold, lineHeight: leading.tight, letterSpacing: '-0.015em' },
} as const;

/** The main figure of a card, scaled to the width of the card; a long figure starts smaller. */
export const figureStyles = {
  normal: { fontSize: `clamp(${size.m}, 15cqi, ${size.xxl})` },
  long: { fontSize: `clamp(${size.s}, 15cqi, ${size.xxl})` },
} as const;

/** The labels in the bottom bar of a phone, five of which stand side by side. */
export const bottomBarTextStyle = { fontSize: '0.75rem', lineHeight: leading.tight } as const;

/** The initials of the smallest avatar, for which all text sizes are too large. */
export const initialsStyle = { fontSize: '0.6875rem' } as const;
