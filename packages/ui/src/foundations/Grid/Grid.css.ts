import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { featureRule } from '../../themes/rules.ts';

export const columns = createVar();
export const rows = createVar();
export const area = createVar();

const line = vars.color.border.hairline;

export const board = style(
  featureRule({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))`,
    aspectRatio: '16 / 10',
    // On a phone a tile of two rows needs room for two lines.
    minBlockSize: '32rem',
    maxInlineSize: '100%',
    border: `1px solid ${line}`,
    backgroundColor: vars.color.sunken,
    backgroundImage: `linear-gradient(to right, ${line} 1px, transparent 1px), linear-gradient(to bottom, ${line} 1px, transparent 1px)`,
    backgroundSize: `calc(100% / ${columns}) calc(100% / ${rows})`,
    touchAction: 'none',
  }),
);

export const tile = style(
  featureRule({
    gridArea: area,
    position: 'relative',
    margin: '2px',
    padding: vars.space.xs,
    overflow: 'hidden',
    textAlign: 'start',
    // One line in a wide grid, because a tile of two rows has no room for a second.
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    columnGap: vars.space.xs,
    borderRadius: vars.radius.small,
    border: `1px solid ${vars.color.border.control}`,
    backgroundColor: vars.color.surface,
    color: vars.color.text.default,
    fontSize: vars.type.size.s,
    cursor: 'grab',
    userSelect: 'none',
    overflowWrap: 'anywhere',
    ':active': { cursor: 'grabbing' },
    selectors: { '&[aria-pressed="true"]': { borderColor: vars.color.selected.mark, backgroundColor: vars.color.selected.surface } },
  }),
);

export const corner = style(
  featureRule({
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    inlineSize: '1.5rem',
    blockSize: '1.5rem',
    cursor: 'nwse-resize',
    borderBlockEnd: `4px solid ${vars.color.selected.mark}`,
    borderInlineEnd: `4px solid ${vars.color.selected.mark}`,
    borderEndEndRadius: vars.radius.small,
  }),
);

export const code = style(
  featureRule({
    fontFamily: vars.type.family.mono,
    fontSize: vars.type.size.xs,
    padding: vars.space.s,
    whiteSpace: 'pre-wrap',
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.sunken,
    color: vars.color.text.default,
  }),
);
