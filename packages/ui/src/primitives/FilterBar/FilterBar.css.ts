import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { primitives } from '../../themes/layers.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

export const bar = style(primitiveRule({ display: 'grid', gap: vars.space.s, minInlineSize: 0, containerType: 'inline-size' }));

/** Narrower than this the search has a row of its own. */
const NARROW = '(width < 32rem)';
const WIDE = '(width >= 32rem)';
/** Narrower than this there is no room for a search beside the button. */
const TINY = '(width < 18rem)';
const SEARCH = ':has(input[type="search"])';

const folded = style({});

const grid = style(
  primitiveRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
    alignItems: 'end',
    gap: vars.space.s,
  }),
);

export const filters = recipe({
  base: grid,
  variants: { isFolded: { true: folded } },
});

/** Opens the other filters; beside the search, and only where the bar is narrow. */
export const toggle = style(
  primitiveRule({
    gridArea: '1 / -2 / auto / -1',
    justifySelf: 'end',
    '@container': { [WIDE]: { display: 'none' }, [TINY]: { display: 'grid', justifySelf: 'stretch' } },
  }),
);

const search = `${bar} > * > ${SEARCH}`;
const beside = `${bar} > * > ${toggle} ~ ${SEARCH}`;

/** Half a row of a phone is too narrow for what a search says of itself, and so is one column of many. */
globalStyle(search, {
  '@layer': { [primitives]: { '@container': { [NARROW]: { gridColumn: '1 / -1' }, [WIDE]: { gridColumn: 'span 2' } } } },
});

/** The button that opens the others stands beside it. */
globalStyle(beside, {
  '@layer': {
    [primitives]: {
      '@container': { [NARROW]: { gridRow: 1, paddingInlineEnd: '8.5rem' }, [TINY]: { gridRow: 2, paddingInlineEnd: 0 } },
    },
  },
});

globalStyle(`${folded} > :not(${toggle}, ${SEARCH})`, {
  '@layer': { [primitives]: { '@container': { [NARROW]: { display: 'none' } } } },
});

/** In two columns nothing stands alone in half of the last row. The search has a row of its own, and the button none. */
const withButton = `${grid}:has(> ${toggle})`;
const withoutButton = `${grid}:not(:has(> ${toggle}))`;
const LEFT_OVER = [
  `${withoutButton}${SEARCH} > :last-child:nth-child(even)`,
  `${withoutButton}:not(${SEARCH}) > :last-child:nth-child(odd)`,
  `${withButton}${SEARCH} > :last-child:nth-child(odd)`,
  `${withButton}:not(${SEARCH}) > :last-child:nth-child(even)`,
];
globalStyle(LEFT_OVER.join(', '), { '@layer': { [primitives]: { '@container': { [NARROW]: { gridColumn: '1 / -1' } } } } });

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
