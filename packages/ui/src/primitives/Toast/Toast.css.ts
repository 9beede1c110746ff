import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

const arrive = keyframes({ from: { opacity: 0, translate: '0 -0.5rem' } });

export const viewport = style(
  primitiveRule({
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    zIndex: vars.layer.toast,
    display: 'grid',
    gap: vars.space.xs,
    inlineSize: 'min(24rem, 100vw)',
    padding: vars.space.m,
    // Lets presses between and beside the toasts through to the page.
    pointerEvents: 'none',
  }),
);

export const toast = style(
  primitiveRule({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.s,
    paddingBlock: vars.space.xs,
    paddingInline: `${vars.space.m} ${vars.space.xs}`,
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.floating,
    color: vars.color.text.default,
    boxShadow: vars.shadow.floating,
    pointerEvents: 'auto',
    animation: `${arrive} ${vars.motion.normal} ease-out`,
  }),
);

export const icon = recipe({
  base: primitiveRule({ flex: 'none', marginBlockStart: '0.55rem' }),
  variants: {
    tone: {
      info: primitiveRule({ color: vars.color.tone.info.text }),
      positive: primitiveRule({ color: vars.color.tone.positive.text }),
      critical: primitiveRule({ color: vars.color.tone.critical.text }),
    },
  },
});

export const message = style(primitiveRule({ flex: 1, minInlineSize: 0, paddingBlock: vars.space.xs, ...textStyles.s }));
