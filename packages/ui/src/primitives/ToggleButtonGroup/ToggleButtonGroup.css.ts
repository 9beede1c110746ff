import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { FORCED_COLORS } from '../../themes/media.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

export const group = style(
  primitiveRule({
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: '2px',
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    padding: '3px',
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.sunken,
  }),
);

export const toggle = style(
  primitiveRule({
    display: 'inline-flex',
    // Where the buttons do not fit side by side, each takes the whole width.
    flex: '1 1 auto',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.control.small,
    paddingInline: vars.space.s,
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    color: vars.color.text.muted,
    ...textStyles.s,
    fontWeight: vars.type.weight.medium,
    selectors: {
      '&:hover': { color: vars.color.text.default },
      '&[aria-pressed="true"]': {
        borderColor: vars.color.border.control,
        backgroundColor: vars.color.surface,
        color: vars.color.text.default,
      },
    },
    '@media': {
      [FORCED_COLORS]: {
        selectors: { '&[aria-pressed="true"]': { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
      },
    },
  }),
);
