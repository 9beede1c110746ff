import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { links } from '../../../primitives/Link/Link.css.ts';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';
import { textStyles } from '../../../themes/typography.ts';

const { color, space } = vars;

/** A container query: the width of the part decides how much of a row is shown. */
const NARROW = '(max-width: 36rem)';

export const box = style(featureRule({ display: 'grid', gap: space.s, minInlineSize: 0, containerType: 'inline-size' }));

/** The counts by kind, in lines that wrap. */
export const kinds = style(featureRule({ display: 'flex', flexWrap: 'wrap', gap: `${space.xxs} ${space.m}`, ...textStyles.s }));

export const kind = style(
  featureRule({
    display: 'inline-flex',
    gap: space.xs,
    alignItems: 'center',
    minBlockSize: vars.control.small,
    color: color.text.muted,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
  }),
);

export const list = style(featureRule({ borderBlockStart: `1px solid ${color.border.hairline}` }));

/** As high as an action and two lines of text, so that a changed row does not move the others. */
export const row = style(
  featureRule({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space.s,
    minBlockSize: '4rem',
    paddingBlock: space.xs,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
  }),
);

export const picture = style(featureRule({ color: color.text.muted, display: 'flex' }));

/** Not positioned, so that its touch target is the one around it and not cut off with its text. */
export const title = style([
  links.hover,
  featureRule({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    position: 'static',
  }),
]);

export const actions = style(featureRule({ display: 'flex', gap: space.xs }));

/** The second action is hidden where there is no room; it is also available where the title leads. */
export const further = style(featureRule({ '@container': { [NARROW]: { display: 'none' } } }));

/** Hidden until the items above are loaded, because it would shift otherwise. */
export const below = recipe({
  base: featureRule({ display: 'grid', gap: space.l, minInlineSize: 0 }),
  variants: { isEarly: { true: featureRule({ visibility: 'hidden' }) } },
});
