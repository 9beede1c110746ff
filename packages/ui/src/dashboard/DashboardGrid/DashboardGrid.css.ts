import { createVar, style } from '@vanilla-extract/css';
import { DESKTOP_UP } from '../../themes/media.ts';
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

/** The main tile; while it loads it reserves the height of its content. */
export const largest = style({});

const WAITS = `${largest}:has([data-loading]) ~ &`;

/** Hidden until the largest tile above it has loaded, because it would shift otherwise. */
export const below = style(layoutRule({ selectors: { [WAITS]: { visibility: 'hidden' } } }));

/**
 * Below the largest tile in the single column of a phone, so hidden there until that one has loaded; beside or above it on wider screens.
 */
export const beside = style(
  layoutRule({
    selectors: { [WAITS]: { visibility: 'hidden' } },
    '@media': { [DESKTOP_UP]: { selectors: { [WAITS]: { visibility: 'visible' } } } },
  }),
);
