import { createVar, style } from '@vanilla-extract/css';
import { BELOW_DESKTOP, DESKTOP_UP } from '../../themes/media.ts';
import { layoutRule } from '../../themes/rules.ts';

export const columns = createVar();
export const rows = createVar();
export const area = createVar();

export const grid = style(
  layoutRule({
    display: 'flex',
    flexDirection: 'column',
    // A fixed size like the columns and rows, the same in every density.
    gap: '12px',
    '@media': {
      [DESKTOP_UP]: {
        display: 'grid',
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        // Rows grow with their content, so that the page scrolls and no tile cuts off its content.
        gridTemplateRows: `repeat(${rows}, minmax(1.5rem, auto))`,
      },
    },
  }),
);

export const cell = style(
  layoutRule({
    minInlineSize: 0,
    display: 'grid',
    '@media': { [DESKTOP_UP]: { gridArea: area } },
  }),
);

/** A tile that grows as it loads: the largest one, and those beside it. */
export const growing = style({});

const WHILE_LOADING_ABOVE = `${growing}:has([data-loading]) ~ &`;

/** Hidden until the tiles above it have loaded, because it would shift otherwise. */
export const below = style(layoutRule({ selectors: { [WHILE_LOADING_ABOVE]: { visibility: 'hidden' } } }));

/** Below other tiles in the single column of a phone, so hidden there until those have loaded; beside them on wider screens. */
export const beside = style([
  growing,
  layoutRule({
    '@media': { [BELOW_DESKTOP]: { selectors: { [WHILE_LOADING_ABOVE]: { visibility: 'hidden' } } } },
  }),
]);
