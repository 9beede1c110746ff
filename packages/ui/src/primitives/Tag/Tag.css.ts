import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { TOUCH } from '../../themes/media.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

const { color, radius, space, type } = vars;

export const tag = style(
  primitiveRule({
    display: 'inline-flex',
    alignItems: 'stretch',
    maxInlineSize: '100%',
    minBlockSize: '1.75rem',
    overflow: 'hidden',
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.small,
    backgroundColor: color.surface,
    color: color.text.default,
    ...textStyles.s,
    lineHeight: type.leading.snug,
  }),
);

export const word = style(
  primitiveRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    minInlineSize: 0,
    paddingBlock: '2px',
    paddingInline: space.xs,
    overflowWrap: 'anywhere',
    color: 'inherit',
  }),
);

export const link = style([
  word,
  primitiveRule({
    textDecoration: 'none',
    ':hover': { backgroundColor: color.action.quiet.hover, textDecoration: 'underline' },
    ':focus-visible': { outlineOffset: '-3px' },
  }),
]);

/** A line separates the button from the label, because it has another action. */
export const remove = style(
  primitiveRule({
    display: 'grid',
    placeContent: 'center',
    flex: 'none',
    inlineSize: '1.75rem',
    borderInlineStart: `1px solid ${color.border.hairline}`,
    color: color.text.muted,
    ':hover': { backgroundColor: color.action.quiet.hover, color: color.text.default },
    ':focus-visible': { outlineOffset: '-3px' },
    '@media': { [TOUCH]: { inlineSize: '2.75rem' } },
  }),
);
