import { style } from '@vanilla-extract/css';
import { covering } from '../../../primitives/Link/Link.css.ts';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';
import { figureStyles, textStyles } from '../../../themes/typography.ts';

const { color, space, type } = vars;

/** A line each, which together are as high as the tile that they fill. */
export const grid = style(featureRule({ display: 'grid', minBlockSize: '100%' }));

export const stat = style(
  featureRule({
    position: 'relative',
    borderRadius: vars.radius.small,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'center',
    alignItems: 'center',
    columnGap: space.m,
    paddingBlock: space.xs,
    containerType: 'inline-size',
    selectors: { '&:nth-child(n + 2)': { borderBlockStart: `1px solid ${color.border.hairline}` } },
  }),
);

/** How much of it is gone, below both. */
export const part = style(featureRule({ gridColumn: '1 / -1' }));

export const name = style(featureRule({ ...textStyles.xs, color: color.text.muted, overflowWrap: 'anywhere' }));

/** The whole figure is pressed, and the label alone is its name. */
export const link = style([covering, featureRule({ textDecoration: 'none', ':hover': { textDecoration: 'underline' } })]);

export const figure = style(
  featureRule({
    ...figureStyles.long,
    fontWeight: type.weight.bold,
    lineHeight: type.leading.tight,
    overflowWrap: 'anywhere',
  }),
);
