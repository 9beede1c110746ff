import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitives } from '../../themes/layers.css.ts';
import { FORCED_COLORS } from '../../themes/media.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';
import { activeChipStyle, chipStyle } from './chipStyle.ts';

/** Below this width the search shares its row only with the toggle, and the result moves to the next row. */
const NARROW = '(width < 46rem)';
const WIDE = '(width >= 46rem)';

export const bar = style(primitiveRule({ minInlineSize: 0, containerType: 'inline-size' }));

export const row = style(
  primitiveRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    '@container': { [WIDE]: { flexWrap: 'nowrap' } },
  }),
);

export const search = style(
  primitiveRule({ flex: '1 1 12rem', maxInlineSize: '22rem', '@container': { [NARROW]: { flex: '999 1 50%', maxInlineSize: 'none' } } }),
);

/** Opens the other filters where the bar is narrow. It takes the rest of the search's row, or a row of its own. */
export const toggle = style(primitiveRule({ display: 'grid', flex: '1 1 auto', '@container': { [WIDE]: { display: 'none' } } }));

/** In a wide bar, selected values shrink instead of wrapping, so that nothing below moves. */
export const chips = style(
  primitiveRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    minInlineSize: 0,
    '@container': { [WIDE]: { flexWrap: 'nowrap' } },
  }),
);

/** In a narrow bar the filters are in a sheet instead. */
globalStyle(`${toggle} + ${chips}`, { '@layer': { [primitives]: { '@container': { [NARROW]: { display: 'none' } } } } });

// A Field in the bar looks like a chip: label and control share a line, and the whole chip opens the native menu.
const field = `${chips} > div`;
const UNSET = ':has(option[value=""]:checked)';
const SET = ':has(option:checked:not([value=""]))';

globalStyle(field, {
  '@layer': { [primitives]: { ...chipStyle, display: 'inline-grid', gridTemplateColumns: 'auto minmax(0, auto)', gap: 0 } },
});
globalStyle(`${field}:hover`, { '@layer': { [primitives]: { borderColor: vars.color.text.default } } });
globalStyle(`${field}${SET}`, { '@layer': { [primitives]: activeChipStyle } });
globalStyle(`${field}:has(:focus-visible)`, {
  '@layer': { [primitives]: { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});
globalStyle(`${field} > :first-child`, { '@layer': { [primitives]: { gridArea: '1 / 1', paddingInlineStart: vars.space.s } } });
globalStyle(`${field} label`, { '@layer': { [primitives]: { fontWeight: vars.type.weight.regular } } });
globalStyle(`${field} > :last-child`, { '@layer': { [primitives]: { gridArea: '1 / 2' } } });
globalStyle(`${field} :is(select, input)`, {
  '@layer': {
    [primitives]: {
      fieldSizing: 'content',
      minBlockSize: vars.control.small,
      marginBlock: '-1px',
      paddingBlock: 0,
      paddingInlineStart: vars.space.xs,
      border: 0,
      borderRadius: 'inherit',
      backgroundColor: 'transparent',
      color: 'inherit',
      ...textStyles.s,
      fontWeight: vars.type.weight.medium,
      outline: 'none',
    },
  },
});
globalStyle(`${field} select`, { '@layer': { [primitives]: { paddingInlineEnd: '2rem' } } });

/** While nothing is selected, only the label is visible, and the transparent menu covers the whole chip. */
globalStyle(`${field}${UNSET} > :first-child`, { '@layer': { [primitives]: { paddingInlineEnd: '2rem' } } });
globalStyle(`${field}${UNSET} > :last-child`, { '@layer': { [primitives]: { gridArea: '1 / 1 / 2 / 3' } } });
globalStyle(`${field}${UNSET} select`, {
  '@layer': {
    [primitives]: {
      inlineSize: 0,
      minInlineSize: '100%',
      color: 'transparent',
      '@media': { [FORCED_COLORS]: { forcedColorAdjust: 'none' } },
    },
  },
});

/** At the end of the row. Clear comes before the count, so the count keeps its position. */
export const result = style(
  primitiveRule({
    display: 'flex',
    flex: '1 0 min-content',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.xs,
    minInlineSize: 0,
    minBlockSize: vars.control.small,
    color: vars.color.text.muted,
    ...textStyles.s,
    lineHeight: vars.type.leading.tight,
    textAlign: 'end',
    textWrap: 'balance',
    '@container': { [NARROW]: { flexBasis: '100%', justifyContent: 'flex-start', textAlign: 'start' } },
  }),
);

/** On a line of its own the count comes first, then Clear. */
export const found = style(primitiveRule({ minInlineSize: 0, '@container': { [NARROW]: { order: -1, flexGrow: 1 } } }));

/** Keeps its label on one line. */
export const tool = style(primitiveRule({ flex: 'none' }));
