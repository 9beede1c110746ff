import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/themes/contract.css.ts';

/** How much smaller than itself a whole page is shown, and how wide it then is. */
export const scale = createVar();
export const inlineSize = createVar();

const window = style({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.background,
});

/** Room for what is in it: a dialog with a form, what opens below a button, a page as on a laptop, a bar with its menus. */
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

/** Beats what pages of documentation do to every button and link. */
export const action = style({
  selectors: {
    '&&': { color: vars.color.text.default, fontSize: 'inherit', textDecoration: 'underline', minBlockSize: '24px', cursor: 'pointer' },
  },
});

/** What a story stands in where it is alone. */
export const alone = styleVariants({
  fullscreen: {},
  padded: { padding: '1rem' },
  centered: { minBlockSize: '100dvh', display: 'grid', placeContent: 'center', padding: '1rem' },
});
