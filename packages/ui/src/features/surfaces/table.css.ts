import { globalStyle, style } from '@vanilla-extract/css';
import { flow } from '../../layout/flow.css.ts';
import { stuck } from '../../primitives/DataTable/DataTable.css.ts';
import { text } from '../../primitives/Text/Text.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { features } from '../../themes/layers.css.ts';
import { featureRule } from '../../themes/rules.ts';

const { space } = vars;

/** A container query: the list may be one tile of many. */
const WIDE = '(width >= 54rem)';

const first = style(featureRule({ flex: '1 1 6rem' }));
/** Actions stand beside it, but wrap before its text becomes too narrow. */
export const lead = style([first, flow({ display: 'flex', flexDirection: 'column', minInlineSize: 0, gap: 'xxs' })]);

/** The row of a RecordList or a VirtualList, so that a long list needs no element inside it. */
const ROW = `[role="row"]:has(> .${first})`;

/** Aligned across rows and the head, for any number of columns; stacked in a narrow list. */
export const columns = style({});
globalStyle(`.${columns}, ${ROW}`, {
  '@layer': {
    [features]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space.xs,
      alignItems: 'center',
      '@container': {
        [WIDE]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.5fr)',
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(0, 1fr)',
          columnGap: space.m,
        },
      },
    },
  },
});
// Breaks the line after the actions of a narrow list, before its cells.
globalStyle(`${ROW}::after`, {
  '@layer': { [features]: { content: '""', inlineSize: '100%', '@container': { [WIDE]: { content: 'none' } } } },
});

export const cell = style([
  text({ size: 's', tone: 'muted', wrap: 'anywhere' }),
  featureRule({ order: 1, alignSelf: 'stretch', '@container': { [WIDE]: { order: 0, alignSelf: 'auto' } } }),
  // An empty cell takes up space only in the columns layout.
  featureRule({ selectors: { '&:empty': { display: 'none', '@container': { [WIDE]: { display: 'block' } } } } }),
]);

export const action = style([
  flow({ display: 'flex', flexWrap: 'wrap', align: 'center', justify: 'end', gap: 'xs' }),
  featureRule({ marginInlineStart: 'auto', paddingInlineStart: space.xs, '@container': { [WIDE]: { paddingInlineStart: 0 } } }),
]);

/** The row group of the head, on the ground of the page. */
export const headGroup = style([stuck, featureRule({ backgroundColor: vars.color.background })]);

/** The column headers above the rows; wrapping where there is no room for columns. */
export const head = style([
  cell,
  // Doubled, because a build may join the selectors of `columns` by `:is()`, which has the specificity of the row's.
  featureRule({ paddingInline: `calc(${space.m} + 1px)`, selectors: { '&&': { columnGap: space.m } } }),
]);
