import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

export const frame = style(
  primitiveRule({
    // Scrolls sideways only, so that the head sticks to the window. Browsers without such boxes take `clip` for `hidden`.
    overflow: 'auto clip',
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface,
  }),
);

export const table = style(primitiveRule({ inlineSize: '100%', borderCollapse: 'collapse' }));

/** Column headers that stay at the edge of the window while their rows scroll. Paper shows them where they are. */
export const stuck = style(
  primitiveRule({
    '@media': {
      screen: {
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: vars.layer.raised,
        boxShadow: `0 1px ${vars.color.border.hairline}`,
      },
    },
  }),
);

export const head = style([stuck, primitiveRule({ backgroundColor: vars.color.surface })]);

export const caption = recipe({
  base: primitiveRule({ padding: vars.space.s, textAlign: 'start', fontWeight: vars.type.weight.bold }),
  variants: {
    isHidden: {
      true: primitiveRule({ position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }),
    },
  },
});

export const cell = recipe({
  base: primitiveRule({
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.s,
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
    fontWeight: vars.type.weight.regular,
    verticalAlign: 'top',
  }),
  variants: {
    // Cells at the end are figures, and wrapping would separate a figure from its unit.
    align: { start: primitiveRule({ textAlign: 'start' }), end: primitiveRule({ textAlign: 'end', whiteSpace: 'nowrap' }) },
    isRowHead: { true: primitiveRule({ '@media': { screen: { minInlineSize: '8rem' } } }) },
    isHead: {
      true: primitiveRule({
        color: vars.color.text.muted,
        ...textStyles.s,
        fontWeight: vars.type.weight.medium,
        whiteSpace: 'nowrap',
        verticalAlign: 'middle',
      }),
    },
  },
});

export const sorter = style(
  primitiveRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    minBlockSize: vars.control.small,
    borderRadius: '4px',
    fontWeight: 'inherit',
    ':hover': { color: vars.color.text.default },
    selectors: { '[aria-sort] > &': { color: vars.color.text.default } },
  }),
);

export const arrow = style(primitiveRule({ flex: 'none' }));
