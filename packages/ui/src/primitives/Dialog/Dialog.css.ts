import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { DIALOG_UP, FORCED_COLORS } from '../../themes/media.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { headingStyles } from '../../themes/typography.ts';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: '0 0.75rem' } });

/** The backdrop is also the scroll container's frame, so a press outside of the panel hits it. */
export const backdrop = style(
  primitiveRule({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.dialog,
    display: 'grid',
    alignItems: 'end',
    justifyItems: 'center',
    backgroundColor: vars.color.scrim,
    animation: `${appear} ${vars.motion.fast} ease-out`,
    '@media': { [DIALOG_UP]: { alignItems: 'center', padding: vars.space.m } },
  }),
);

export const panel = recipe({
  base: primitiveRule({
    inlineSize: '100%',
    maxBlockSize: '90vh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderStartStartRadius: vars.radius.medium,
    borderStartEndRadius: vars.radius.medium,
    backgroundColor: vars.color.floating,
    color: vars.color.text.default,
    boxShadow: vars.shadow.floating,
    animation: `${rise} ${vars.motion.normal} ease-out`,
    ':focus-visible': { outline: 'none' },
    '@media': {
      [DIALOG_UP]: { borderRadius: vars.radius.medium },
      [FORCED_COLORS]: { border: '1px solid' },
    },
  }),
  variants: {
    size: {
      s: primitiveRule({ '@media': { [DIALOG_UP]: { maxInlineSize: '28rem' } } }),
      m: primitiveRule({ maxInlineSize: '36rem' }),
      l: primitiveRule({ maxInlineSize: '48rem' }),
      xl: primitiveRule({ maxInlineSize: '56rem' }),
    },
  },
});

const bar = {
  position: 'sticky',
  zIndex: vars.layer.raised,
  paddingInline: vars.space.l,
  backgroundColor: vars.color.floating,
} as const;

export const header = style(
  primitiveRule({
    ...bar,
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space.m,
    paddingBlock: `${vars.space.m} ${vars.space.s}`,
    paddingInlineEnd: vars.space.s,
  }),
);

export const title = style(
  primitiveRule({
    paddingBlockStart: vars.space.xxs,
    ...headingStyles.l,
    textWrap: 'balance',
  }),
);

export const description = style(primitiveRule({ color: vars.color.text.muted, marginBlockStart: vars.space.xxs }));

export const body = style(primitiveRule({ paddingInline: vars.space.l, paddingBlock: `${vars.space.xxs} ${vars.space.l}` }));

export const footer = style(
  primitiveRule({
    ...bar,
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space.xs,
    paddingBlock: vars.space.m,
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  }),
);
