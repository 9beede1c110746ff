import { globalStyle, style } from '@vanilla-extract/css';
import { text } from '../../primitives/Text/Text.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { layout } from '../../themes/layers.css.ts';
import { BELOW_DESKTOP } from '../../themes/media.ts';
import { layoutRule } from '../../themes/rules.ts';

export const trigger = style([
  text({ size: 's' }),
  layoutRule({
    display: 'flex',
    position: 'relative',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: '2.75rem',
    minInlineSize: '2.75rem',
    justifyContent: 'center',
    paddingInline: vars.space.xxs,
    borderRadius: vars.radius.small,
    ':hover': { backgroundColor: vars.color.action.quiet.hover },
    selectors: {
      '&[aria-expanded="true"]': { backgroundColor: vars.color.action.quiet.hover },
    },
  }),
]);

/** Below desktop width only for screen readers. */
export const name = style(
  layoutRule({
    maxInlineSize: '12rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { [BELOW_DESKTOP]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', clipPath: 'inset(50%)' } },
  }),
);

/** Below desktop width the title of the page needs the room of the arrow. */
globalStyle(`${trigger} > svg`, { '@layer': { [layout]: { '@media': { [BELOW_DESKTOP]: { display: 'none' } } } } });
