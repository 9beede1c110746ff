import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/themes/contract.css.ts';

const { color, radius, space, type } = vars;

const narrow = '(max-width: 45rem)';

export const page = style({
  fontFamily: type.family.sans,
  fontSize: type.size.m,
  lineHeight: type.leading.normal,
  color: color.text.default,
  overflowWrap: 'break-word',
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
  scrollMarginBlockStart: space.l,
});

export const pageLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.m}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: type.size.s,
});

export const list = style({ margin: 0, paddingInlineStart: space.l });

globalStyle(`${list} > li`, { listStyle: 'disc', paddingBlock: space.xxs });
globalStyle(`ol${list} > li`, { listStyle: 'decimal' });

export const code = style({
  fontFamily: type.family.mono,
  fontSize: '0.875em',
  overflowWrap: 'anywhere',
});

export const block = style({
  margin: 0,
  padding: space.m,
  overflowX: 'auto',
  fontFamily: type.family.mono,
  fontSize: type.size.s,
  lineHeight: type.leading.normal,
  backgroundColor: color.sunken,
  borderRadius: radius.medium,
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: type.size.s,
  '@media': { [narrow]: { display: 'block' } },
});

globalStyle(`${table} thead`, { '@media': { [narrow]: { display: 'none' } } });
globalStyle(`${table} tbody, ${table} tr, ${table} :is(td, th)`, { '@media': { [narrow]: { display: 'block' } } });
globalStyle(`${table} tr`, { borderBlockEnd: `1px solid ${color.border.hairline}` });
globalStyle(`${table} tbody tr`, { '@media': { [narrow]: { paddingBlock: space.s } } });
globalStyle(`${table} :is(th, td)`, {
  padding: `${space.xs} ${space.m} ${space.xs} 0`,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': { [narrow]: { padding: `${space.xxs} 0` } },
});
globalStyle(`${table} thead th`, { color: color.text.muted, fontWeight: type.weight.regular });
globalStyle(`${table} tbody th`, {
  fontWeight: type.weight.medium,
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { whiteSpace: 'normal' } },
});
globalStyle(`${table} td[data-label]::before`, {
  '@media': { [narrow]: { content: 'attr(data-label)', display: 'block', color: color.text.muted, fontSize: type.size.xs } },
});
globalStyle(`${table} p`, { margin: 0 });
/** Values in a column of their own do not break within words. */
globalStyle(`${table} td[data-label='Default'] code`, { overflowWrap: 'break-word' });

export const pair = style({
  marginBlockEnd: space.xs,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: space.m,
});

export const exampleFigure = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  margin: 0,
  border: `1px solid ${color.border.hairline}`,
  borderRadius: radius.medium,
  overflow: 'hidden',
});

export const examplePreview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'start',
  padding: space.l,
  minBlockSize: '7rem',
  overflowX: 'auto',
  backgroundColor: color.background,
});

/** Elements that measure their container need a definite width. */
globalStyle(`${examplePreview} > :is(figure, section, div, ul, ol, dl, form, article)`, { inlineSize: '100%' });

const caption = {
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  padding: `${space.xs} ${space.m}`,
  fontWeight: type.weight.medium,
} as const;

export const captions = {
  do: style({ ...caption, backgroundColor: color.tone.positive.surface, color: color.tone.positive.text }),
  dont: style({ ...caption, backgroundColor: color.tone.critical.surface, color: color.tone.critical.text }),
};

export const tokens = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: `${space.xxs} ${space.m}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const token = style({ display: 'flex', alignItems: 'center', gap: space.xs });

export const swatches = style({ display: 'inline-flex', flex: 'none', inlineSize: '2.25rem' });

export const swatch = style({
  flex: 1,
  blockSize: '1.25rem',
  border: `1px solid ${color.border.hairline}`,
  ':first-child': { borderStartStartRadius: radius.small, borderEndStartRadius: radius.small },
  ':last-child': { borderStartEndRadius: radius.small, borderEndEndRadius: radius.small },
});

export const details = style({ marginBlockStart: space.xs, overflowX: 'auto' });

globalStyle(`${details} > summary`, { cursor: 'pointer', color: color.text.muted, paddingBlock: space.xs });

/** Storybook's canvas and controls on the background of the theme. */
export const blocks = style({});
globalStyle(`${blocks} .sbdocs-preview, ${blocks} .docblock-argstable`, { marginBlock: 0 });
globalStyle(`${blocks} .sbdocs-preview`, { backgroundColor: color.background, borderColor: color.border.hairline, boxShadow: 'none' });

/** Wider than the page, so it scrolls in its own frame, with sticky headers. */
export const matrix = style({
  maxBlockSize: '80vh',
  overflow: 'auto',
  fontFamily: type.family.sans,
  fontSize: type.size.s,
  color: color.text.default,
});

globalStyle(`${matrix} table`, { borderCollapse: 'separate', borderSpacing: 0 });
globalStyle(`${matrix} :is(th, td)`, {
  padding: space.xs,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  borderBlockEnd: `1px solid ${color.border.hairline}`,
});
globalStyle(`${matrix} th`, { fontWeight: type.weight.medium, backgroundColor: color.background });
globalStyle(`${matrix} thead th`, { position: 'sticky', insetBlockStart: 0 });
globalStyle(`${matrix} tbody th`, { position: 'sticky', insetInlineStart: 0, textAlign: 'start' });
globalStyle(`${matrix} thead th:first-child`, { insetInlineStart: 0, zIndex: 1, textAlign: 'start' });
