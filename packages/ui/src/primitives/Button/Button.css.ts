import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

const { action, border, text, tone } = vars.color;

function filled(colors: { surface: string; hover: string; text: string }, edge: string) {
  return primitiveRule({
    backgroundColor: colors.surface,
    color: colors.text,
    borderColor: edge,
    selectors: { '&:hover:not([aria-disabled="true"])': { backgroundColor: colors.hover } },
  });
}

export const button = recipe({
  base: primitiveRule({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    fontWeight: vars.type.weight.medium,
    lineHeight: vars.type.leading.tight,
    textAlign: 'center',
    textDecoration: 'none',
    transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
    selectors: {
      '&[aria-disabled="true"]': { cursor: 'not-allowed' },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
  }),
  variants: {
    variant: {
      primary: filled(action.primary, 'transparent'),
      secondary: filled(action.secondary, border.control),
      quiet: filled(action.quiet, 'transparent'),
    },
    tone: { neutral: {}, critical: primitiveRule({ color: tone.critical.text }) },
    size: {
      s: primitiveRule({ minBlockSize: vars.control.small, paddingInline: vars.space.s, ...textStyles.s }),
      m: primitiveRule({ minBlockSize: vars.control.medium, paddingInline: vars.space.m }),
      l: primitiveRule({ minBlockSize: vars.control.large, paddingInline: vars.space.l }),
    },
    fullWidth: { true: primitiveRule({ inlineSize: '100%' }) },
    disabled: {
      true: primitiveRule({
        backgroundColor: 'transparent',
        borderColor: border.hairline,
        borderStyle: 'dashed',
        color: text.muted,
      }),
    },
  },
  compoundVariants: [
    { variants: { variant: 'primary', tone: 'critical' }, style: filled(action.critical, 'transparent') },
    { variants: { variant: 'secondary', tone: 'critical' }, style: primitiveRule({ borderColor: 'currentColor' }) },
  ],
});

/** Reserves the width of the longer of the two labels, so that the button keeps its size while loading. */
export const label = style(
  primitiveRule({
    display: 'inline-grid',
    '::after': { content: 'attr(data-reserve)', blockSize: 0, overflow: 'hidden', visibility: 'hidden' },
  }),
);
