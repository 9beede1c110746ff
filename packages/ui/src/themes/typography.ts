import { vars } from './contract.css.ts';

const { family, size, weight, leading } = vars.type;

/** The sizes of words. Text is made of these, and so is every control whose words are no Text: nothing else sets a font size. */
export const textStyles = {
  xs: { fontSize: size.xs },
  s: { fontSize: size.s },
  m: { fontSize: size.m },
  l: { fontSize: size.l },
  xl: { fontSize: size.xl },
  xxl: { fontSize: size.xxl },
} as const;

/** What names a part of the page: Heading is made of these, and so are the titles of what is a part by itself, such as a dialog. */
export const headingStyles = {
  xs: { ...textStyles.xs, fontWeight: weight.bold, lineHeight: leading.snug },
  s: { ...textStyles.s, fontWeight: weight.bold, lineHeight: leading.snug },
  m: { ...textStyles.m, fontWeight: weight.bold, lineHeight: leading.snug },
  l: { ...textStyles.l, fontWeight: weight.bold, lineHeight: leading.snug },
  // The title of a page, and nothing else, has a voice of its own.
  xl: { ...textStyles.xl, fontFamily: family.display, fontWeight: weight.bold, lineHeight: leading.tight, letterSpacing: '-0.015em' },
} as const;

/** The one figure that a card is about, as large as the card is wide; a long one begins smaller. */
export const figureStyles = {
  normal: { fontSize: `clamp(${size.m}, 15cqi, ${size.xxl})` },
  long: { fontSize: `clamp(${size.s}, 15cqi, ${size.xxl})` },
} as const;

/** The names at the foot of a phone, five of which stand side by side. */
export const footStyle = { fontSize: '0.75rem', lineHeight: leading.tight } as const;

/** The letters of the smallest picture of a person, for which no text would do. */
export const initialsStyle = { fontSize: '0.6875rem' } as const;
