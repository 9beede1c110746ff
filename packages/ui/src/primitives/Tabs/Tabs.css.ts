import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitives } from '../../themes/layers.css.ts';
import { FORCED_COLORS } from '../../themes/media.ts';
import { primitiveRule } from '../../themes/rules.ts';

const fadeBefore = createVar();
const fadeAfter = createVar();
/** The direction in which the row continues, for the gradient: right, or left in right-to-left languages. */
const onwards = createVar();

/** Fades the row where it continues, because a label that is cut off would look broken. */
const faded = `linear-gradient(${onwards}, transparent, black ${fadeBefore}, black calc(100% - ${fadeAfter}), transparent)`;

export const tabs = style(primitiveRule({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 }));

export const list = style(
  primitiveRule({
    display: 'flex',
    gap: vars.space.l,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
    vars: { [fadeBefore]: '0px', [fadeAfter]: '0px', [onwards]: '90deg' },
    maskImage: faded,
    selectors: {
      '[dir="rtl"] &': { vars: { [onwards]: '-90deg' } },
      '&[data-more-before]': { vars: { [fadeBefore]: '3rem' } },
      '&[data-more-after]': { vars: { [fadeAfter]: '3rem' } },
    },
  }),
);

/** The line below the tabs continues below `aside`. If both do not fit into a row, `wrap-reverse` keeps the tabs on the line. */
export const head = style(
  primitiveRule({
    display: 'flex',
    flexWrap: 'wrap-reverse',
    minInlineSize: 0,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  }),
);

globalStyle(`${head} > ${list}`, { '@layer': { [primitives]: { flex: '1 1 auto', maxInlineSize: '100%', borderBlockEnd: 0 } } });

/** Its controls are small, so that they do not make the row higher than the tabs. */
export const aside = style(
  primitiveRule({
    vars: { [vars.control.medium]: vars.control.small },
    display: 'flex',
    flex: '1 0 auto',
    alignItems: 'center',
    justifyContent: 'flex-end',
    maxInlineSize: '100%',
  }),
);

export const tab = style(
  primitiveRule({
    flex: 'none',
    minBlockSize: vars.control.small,
    borderBlockEnd: '3px solid transparent',
    color: vars.color.text.muted,
    fontWeight: vars.type.weight.medium,
    selectors: {
      '&:hover': { color: vars.color.text.default },
      '&[data-state="active"]': { color: vars.color.text.default, borderBlockEndColor: vars.color.selected.mark },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
    // Transparent borders become visible in forced colors.
    '@media': {
      [FORCED_COLORS]: {
        borderBlockEndColor: 'Canvas',
        selectors: { '&[data-state="active"]': { borderBlockEndColor: 'Highlight' } },
      },
    },
  }),
);

export const panel = style(primitiveRule({ minInlineSize: 0 }));
