import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { primitives } from '../../themes/layers.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

export const bar = style(primitiveRule({ display: 'grid', gap: vars.space.s, minInlineSize: 0, containerType: 'inline-size' }));

/** Narrower than this the search has a row of its own, or shares it with the button. */
const NARROW = '(width < 32rem)';
const WIDE = '(width >= 32rem)';
const SEARCH = ':has(input[type="search"])';

const folded = style({});

const grid = style(
  primitiveRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
    alignItems: 'end',
    gap: vars.space.s,
    '@container': { [NARROW]: { display: 'flex', flexWrap: 'wrap' } },
  }),
);

export const filters = recipe({
  base: grid,
  variants: { isFolded: { true: folded } },
});

/** Opens the other filters; only where the bar is narrow. It has what the search leaves of the row, or a row of its own. */
export const toggle = style(primitiveRule({ display: 'grid', flex: '1 1 auto', '@container': { [WIDE]: { display: 'none' } } }));

const search = `${bar} > * > ${SEARCH}`;

/** Two in a row where both have room; who is left alone in the last one has all of it. */
globalStyle(`${grid} > :not(${toggle})`, {
  '@layer': {
    [primitives]: { '@container': { [NARROW]: { flex: `1 1 max(min(10rem, 100%), (100% - ${vars.space.s}) / 2)`, minInlineSize: 0 } } },
  },
});

/** Half a row of a phone is too narrow for what a search says of itself, and so is one column of many. */
globalStyle(search, {
  '@layer': { [primitives]: { '@container': { [NARROW]: { flexBasis: '100%' }, [WIDE]: { gridColumn: 'span 2' } } } },
});

/** The button that opens the others follows it in the same row, unless less than half of that would be left for the search. */
globalStyle(`${bar} > * > ${toggle} ~ ${SEARCH}`, {
  '@layer': { [primitives]: { '@container': { [NARROW]: { order: -1, flexGrow: 999, flexBasis: '50%' } } } },
});

globalStyle(`${folded} > :not(${toggle}, ${SEARCH})`, {
  '@layer': { [primitives]: { '@container': { [NARROW]: { display: 'none' } } } },
});

const withButton = `${grid}:has(> ${toggle})`;

/** Too many for one row stand in even rows of three: none is left alone in the last one. */
const UNEVEN = '(32rem <= width < 82rem)';
const SIX = `${withButton}:has(> :nth-child(6))`;
const SEVEN = `${withButton}:has(> :nth-child(7))`;
globalStyle(SIX, { '@layer': { [primitives]: { '@container': { [UNEVEN]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } } } });
globalStyle(`${SEVEN} > ${SEARCH}`, { '@layer': { [primitives]: { '@container': { [UNEVEN]: { gridColumn: 'auto' } } } } });

export const result = style(
  primitiveRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    minBlockSize: vars.control.small,
    color: vars.color.text.muted,
    ...textStyles.s,
  }),
);

/** At the end of the line also where it has one of its own. */
export const end = style(primitiveRule({ marginInlineStart: 'auto' }));
