import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { featureRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

const { color, space, type } = vars;

/** Of the list, which may be one tile of many. */
const WIDE = '(width >= 54rem)';

const columnsOf = (count: number, action = '') => ({
  '@container': { [WIDE]: { gridTemplateColumns: `minmax(0, 2fr) repeat(${count}, minmax(9.5rem, 1fr)) ${action}`.trim() } },
});

/** How many columns there are besides what the row is about, and whether something can be done at its end. */
const variants = {
  columns: { 2: {}, 3: {}, 4: {} },
  hasAction: { true: {}, false: {} },
} as const;

const compoundVariants = ([2, 3, 4] as const).flatMap((columns) => [
  { variants: { columns, hasAction: true }, style: featureRule(columnsOf(columns, '5.5rem')) },
  { variants: { columns, hasAction: false }, style: featureRule(columnsOf(columns)) },
]);

/** At the same places in every row of a table, and below what the row is about where that is narrow. */
export const row = recipe({
  base: featureRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space.s,
    rowGap: space.xxs,
    '@container': { [WIDE]: { alignItems: 'center', columnGap: space.m } },
  }),
  variants,
  compoundVariants,
});

export const lead = style(featureRule({ display: 'grid', gap: space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' }));

export const cells = style(
  featureRule({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    '@container': { [WIDE]: { display: 'contents' } },
  }),
);

/** Nothing takes a place only where the others stand in columns. */
export const cell = style(
  featureRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xxs,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    color: color.text.muted,
    ...textStyles.s,
    selectors: { '&:empty': { display: 'none', '@container': { [WIDE]: { display: 'flex' } } } },
  }),
);

export const action = style(
  featureRule({
    gridRow: 1,
    gridColumn: 2,
    justifySelf: 'end',
    '@container': { [WIDE]: { gridColumn: '-2 / -1' } },
  }),
);

/** The names of the columns over the frame of the rows. Where there is no room for columns, only what can be sorted by. */
export const head = recipe({
  base: featureRule({
    display: 'flex',
    gap: space.m,
    alignItems: 'center',
    paddingInline: `calc(${space.m} + 1px)`,
    paddingBlockEnd: space.xxs,
    color: color.text.muted,
    ...textStyles.s,
    fontWeight: type.weight.medium,
    '@container': { [WIDE]: { display: 'grid', columnGap: space.m } },
  }),
  variants,
  compoundVariants,
});

export const plain = style(featureRule({ display: 'none', '@container': { [WIDE]: { display: 'block' } } }));
