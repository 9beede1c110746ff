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
    // Of the grid's own measures, like its columns and rows: the same in every density.
    gap: '12px',
    '@media': {
      [DESKTOP_UP]: {
        display: 'grid',
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        // A row grows with what stands in it: the page scrolls, and no tile cuts what it has.
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

/** The tile that the section is about, as high as what it waits for will be. */
export const largest = style({});

const WAITS = `${largest}:has([data-loading]) ~ &`;

/** Comes with the largest tile, which it stands below: shown before, it would jump. */
export const below = style(layoutRule({ selectors: { [WAITS]: { visibility: 'hidden' } } }));

/** Below the largest tile in the one column of a phone, beside or above it where there are more. */
export const beside = style(
  layoutRule({
    selectors: { [WAITS]: { visibility: 'hidden' } },
    '@media': { [DESKTOP_UP]: { selectors: { [WAITS]: { visibility: 'visible' } } } },
  }),
);
