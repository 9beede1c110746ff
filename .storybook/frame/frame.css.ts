import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/themes/contract.css.ts';

/** The scale of a full page, and its width before scaling. */
export const scale = createVar();
export const inlineSize = createVar();

const window = style({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.background,
});

/** The heights: for a dialog with a form, a menu below a button, a page on a laptop, a bar with menus. */
export const windows = styleVariants({ overlay: '34rem', menu: '20rem', opened: '24rem', page: '40rem', bar: '18rem' }, (blockSize) => [
  window,
  { blockSize },
]);

export const document = style({
  display: 'block',
  border: 0,
  inlineSize: inlineSize,
  blockSize: `calc(100% / ${scale})`,
  transform: `scale(${scale})`,
  transformOrigin: '0 0',
});

export const below = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: vars.space.s,
  padding: vars.space.xs,
  fontSize: vars.type.size.xs,
  color: vars.color.text.muted,
});

/** Overrides the styles of documentation pages for buttons and links. */
export const action = style({
  selectors: {
    '&&': { color: vars.color.text.default, fontSize: 'inherit', textDecoration: 'underline', minBlockSize: '24px', cursor: 'pointer' },
  },
});

/** The container of a story that is shown alone. */
export const alone = styleVariants({
  fullscreen: {},
  padded: { padding: '1rem' },
  centered: { minBlockSize: '100dvh', display: 'grid', placeContent: 'center', padding: '1rem' },
});
