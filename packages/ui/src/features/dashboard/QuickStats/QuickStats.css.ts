import { style } from '@vanilla-extract/css';
import { covering } from '../../../primitives/Link/Link.css.ts';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';
import { figureStyles, textStyles } from '../../../themes/typography.ts';

const { color, space, type } = vars;

/** One line per figure, filling the height of the tile. */
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

/** A bar of the used part, below both. */
export const part = style(featureRule({ gridColumn: '1 / -1' }));

export const name = style(featureRule({ ...textStyles.xs, color: color.text.muted, overflowWrap: 'anywhere' }));

/** The whole figure is clickable; the accessible name is only the label. */
export const link = style([covering, featureRule({ textDecoration: 'none', ':hover': { textDecoration: 'underline' } })]);

export const figure = style(
  featureRule({
    ...figureStyles.long,
    fontWeight: type.weight.bold,
    lineHeight: type.leading.tight,
    overflowWrap: 'anywhere',
  }),
);
