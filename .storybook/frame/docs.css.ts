import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../packages/ui/src/themes/contract.css.ts';

/** What Storybook's theme cannot set: headings, links and code of its pages in the look of the library. */
const PAGE = '.sbdocs-content';

globalStyle('.sbdocs.sbdocs-wrapper', { backgroundColor: vars.color.background });
globalStyle(`${PAGE} :is(h1, h2, h3, h4)`, { fontWeight: vars.type.weight.bold, border: 0 });
globalStyle(`${PAGE} > :is(h1, h2, h3)`, { fontFamily: vars.type.family.display });
globalStyle(`${PAGE} > :is(h2, h3):not(:first-child)`, { marginBlockStart: vars.space.xl });
globalStyle(`${PAGE} > h2:not(:first-child)`, { marginBlockStart: '2.5rem' });
// Links have the text color, because text needs more contrast than a mark; the underline distinguishes them.
globalStyle(`${PAGE} a`, { color: vars.color.text.default, textDecorationColor: vars.color.selected.mark, textDecorationThickness: '2px' });
globalStyle(`${PAGE} :is(p, li, td) > code`, {
  color: vars.color.text.default,
  backgroundColor: vars.color.sunken,
  border: 0,
  borderRadius: vars.radius.small,
  fontSize: '0.9em',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
// A table wider than a phone scrolls by itself instead of the page.
globalStyle(`${PAGE} table:not(.sb-story table)`, { '@media': { '(max-width: 45rem)': { display: 'block', overflowX: 'auto' } } });
globalStyle(`${PAGE} > :is(p, ul, ol)`, { maxInlineSize: '75ch' });
