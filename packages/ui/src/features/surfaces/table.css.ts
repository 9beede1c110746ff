import { style } from '@vanilla-extract/css';
import { text } from '../../primitives/Text/Text.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { featureRule } from '../../themes/rules.ts';

const { space } = vars;

/** Of the list, which may be one tile of many. */
const WIDE = '(width >= 54rem)';

/** At the same places in every row and in the head, however many there are; below what the row is about where the list is narrow. */
export const columns = style(
  featureRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space.m,
    alignItems: 'center',
    '@container': { [WIDE]: { gridTemplateColumns: 'minmax(0, 2fr)', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
  }),
);

export const cells = style(
  featureRule({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xs,
    '@container': { [WIDE]: { display: 'contents' } },
  }),
);

export const cell = style([
  text({ size: 's', tone: 'muted', wrap: 'anywhere' }),
  // Nothing takes a place only where the others stand in columns.
  featureRule({ selectors: { '&:empty': { display: 'none', '@container': { [WIDE]: { display: 'block' } } } } }),
]);

export const action = style(featureRule({ gridArea: '1 / 2', justifySelf: 'end', '@container': { [WIDE]: { gridArea: 'auto' } } }));

/** The names of the columns over the frame of the rows; one after another where there is no room for columns. */
export const head = style([
  cell,
  featureRule({
    display: 'flex',
    paddingInline: `calc(${space.m} + 1px)`,
    '@container': { [WIDE]: { display: 'grid' } },
  }),
]);
