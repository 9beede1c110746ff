import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { FORCED_COLORS } from '../../themes/media.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

export const box = style(
  primitiveRule({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.xs,
    paddingBlock: vars.space.xxl,
    paddingInline: vars.space.m,
    border: `1px dashed ${vars.color.border.control}`,
    borderRadius: vars.radius.medium,
    color: vars.color.text.muted,
    textAlign: 'center',
    textWrap: 'balance',
  }),
);

/** Rings around the icon, as on the sign-in page. */
export const drawing = style(
  primitiveRule({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '7.5rem',
    blockSize: '4.5rem',
    color: vars.color.text.default,
    '::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      backgroundImage: `repeating-radial-gradient(circle, transparent 0 0.66rem, ${vars.color.border.control} 0.7rem 0.72rem, transparent 0.76rem)`,
      maskImage: 'radial-gradient(closest-side, transparent 1.3rem, black 1.35rem, transparent)',
    },
    '@media': { [FORCED_COLORS]: { '::before': { content: 'none' } } },
  }),
);

export const title = style(primitiveRule({ color: vars.color.text.default, fontWeight: vars.type.weight.medium, ...textStyles.m }));

export const action = style(primitiveRule({ marginBlockStart: vars.space.xs }));
