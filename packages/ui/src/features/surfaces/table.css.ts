import { style } from '@vanilla-extract/css';
import { stuck } from '../../primitives/DataTable/DataTable.css.ts';
import { text } from '../../primitives/Text/Text.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { featureRule } from '../../themes/rules.ts';

const { space } = vars;

/** A container query: the list may be one tile of many. */
const WIDE = '(width >= 54rem)';

/** Aligned across rows and the head, for any number of columns; stacked in a narrow list. */
export const columns = style(
  featureRule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    columnGap: space.m,
    alignItems: 'center',
    '@container': {
      [WIDE]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1.5fr)',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
      },
    },
  }),
);

/** Actions stand beside it, but wrap before its text becomes too narrow. */
export const lead = style(featureRule({ flex: '1 1 6rem', minInlineSize: 0 }));

export const cells = style(
  featureRule({
    display: 'flex',
    flex: '1 0 100%',
    flexWrap: 'wrap',
    columnGap: space.xs,
    order: 1,
    '@container': { [WIDE]: { display: 'contents' } },
  }),
);

export const cell = style([
  text({ size: 's', tone: 'muted', wrap: 'anywhere' }),
  // An empty cell takes up space only in the columns layout.
  featureRule({ selectors: { '&:empty': { display: 'none', '@container': { [WIDE]: { display: 'block' } } } } }),
]);

export const action = style(featureRule({ justifySelf: 'end' }));

/** The row group of the head, on the ground of the page. */
export const headGroup = style([stuck, featureRule({ backgroundColor: vars.color.background })]);

/** The column headers above the rows; wrapping where there is no room for columns. */
export const head = style([
  cell,
  featureRule({
    display: 'flex',
    justifyContent: 'start',
    paddingInline: `calc(${space.m} + 1px)`,
    '@container': { [WIDE]: { display: 'grid' } },
  }),
]);
