import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { hued } from '../../themes/hue.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { initialsStyle, textStyles } from '../../themes/typography.ts';

export const avatar = recipe({
  base: primitiveRule({
    display: 'inline-grid',
    position: 'relative',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: vars.radius.round,
    border: `1px solid ${hued.line}`,
    backgroundColor: hued.surface,
    color: hued.text,
    fontWeight: vars.type.weight.bold,
    lineHeight: '1',
  }),
  variants: {
    size: {
      s: primitiveRule({ inlineSize: '1.75rem', blockSize: '1.75rem', ...initialsStyle }),
      m: primitiveRule({ inlineSize: '2.25rem', blockSize: '2.25rem', ...textStyles.xs }),
      l: primitiveRule({ inlineSize: '4rem', blockSize: '4rem', ...textStyles.l }),
      xl: primitiveRule({ inlineSize: '6rem', blockSize: '6rem', ...textStyles.xxl }),
    },
  },
});

/** The alt text is transparent, so a photo that fails to load reveals the initials under it. */
export const photo = style(
  primitiveRule({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover', color: 'transparent' }),
);
