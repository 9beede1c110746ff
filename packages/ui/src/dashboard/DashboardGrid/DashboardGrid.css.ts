import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
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
        gridTemplateRows: `repeat(${rows}, minmax(2.5rem, 1fr))`,
        // What the shell leaves below its top bar: the rows share the screen, and what does not fit scrolls inside its tile.
        blockSize: `calc(100dvh - 4rem - 1px - 2 * ${vars.space.s})`,
        minBlockSize: '44rem',
      },
    },
  }),
);

export const cell = style(
  layoutRule({
    minInlineSize: 0,
    display: 'grid',
    '@media': { [DESKTOP_UP]: { gridArea: area, minBlockSize: 0 } },
  }),
);
