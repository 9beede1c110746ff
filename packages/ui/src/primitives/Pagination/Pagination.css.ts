import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { FORCED_COLORS, TABLET_UP } from '../../themes/media.ts';
import { primitiveRule } from '../../themes/rules.ts';

const { color, control, radius, space, type } = vars;

export const box = style(primitiveRule({ minInlineSize: 0 }));

export const list = style(
  primitiveRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: space.xxs }),
);

export const arrow = style(primitiveRule({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }));

/** Page numbers from tablet width upwards; a phone shows the summary instead. */
export const numbered = style(primitiveRule({ display: 'none', '@media': { [TABLET_UP]: { display: 'block' } } }));

export const summary = style(
  primitiveRule({ paddingInline: space.s, color: color.text.muted, '@media': { [TABLET_UP]: { display: 'none' } } }),
);

export const page = recipe({
  base: primitiveRule({
    display: 'grid',
    placeContent: 'center',
    minInlineSize: control.medium,
    minBlockSize: control.medium,
    paddingInline: space.xs,
    border: '1px solid transparent',
    borderRadius: radius.small,
    color: color.text.default,
    textDecoration: 'none',
    ':hover': { backgroundColor: color.action.quiet.hover },
  }),
  variants: {
    isCurrent: {
      true: primitiveRule({
        borderColor: color.selected.mark,
        backgroundColor: color.selected.surface,
        fontWeight: type.weight.bold,
        '@media': { [FORCED_COLORS]: { borderColor: 'Highlight' } },
      }),
    },
  },
});
