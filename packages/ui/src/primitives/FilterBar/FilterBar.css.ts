import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitives } from '../../themes/layers.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

export const bar = style(primitiveRule({ display: 'grid', gap: vars.space.s, minInlineSize: 0, containerType: 'inline-size' }));

export const filters = style(
  primitiveRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
    alignItems: 'end',
    gap: vars.space.s,
  }),
);

/** Half a row of a phone is too narrow for what a search says of itself. */
globalStyle(`${filters} > :has(input[type="search"])`, {
  '@layer': { [primitives]: { '@container': { '(width < 32rem)': { gridColumn: '1 / -1' } } } },
});

/** In two columns nothing stands alone in half of the last row. */
globalStyle(
  `${filters}:has(input[type="search"]) > :last-child:nth-child(even), ${filters}:not(:has(input[type="search"])) > :last-child:nth-child(odd)`,
  { '@layer': { [primitives]: { '@container': { '(width < 32rem)': { gridColumn: '1 / -1' } } } } },
);

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
