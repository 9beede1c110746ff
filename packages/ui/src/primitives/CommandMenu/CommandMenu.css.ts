import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { DIALOG_UP, FORCED_COLORS, TOUCH } from '../../themes/media.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

const { color, radius, space, type } = vars;

/** Near the top of the window, so that the input keeps its position while the results change their height. */
export const place = style(
  primitiveRule({
    alignItems: 'start',
    justifyItems: 'stretch',
    '@media': { [DIALOG_UP]: { paddingBlockStart: '12vh', justifyItems: 'center' } },
  }),
);

export const panel = style(
  primitiveRule({
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    maxInlineSize: '40rem',
    maxBlockSize: '100dvh',
    borderEndStartRadius: radius.medium,
    borderEndEndRadius: radius.medium,
    backgroundColor: color.floating,
    color: color.text.default,
    boxShadow: vars.shadow.floating,
    ':focus-visible': { outline: 'none' },
    '@media': {
      [DIALOG_UP]: { maxBlockSize: 'min(32rem, 76vh)', borderRadius: radius.medium },
      [FORCED_COLORS]: { border: '1px solid' },
    },
  }),
);

export const searchRow = style(
  primitiveRule({
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    flex: 'none',
    paddingBlock: space.xs,
    paddingInline: `${space.m} ${space.xs}`,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
  }),
);

export const glass = style(primitiveRule({ flex: 'none', color: color.text.muted }));

/** The whole row looks like the field, so the input has no border. */
export const field = style(
  primitiveRule({
    flex: '1',
    minInlineSize: 0,
    minBlockSize: vars.control.medium,
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: color.text.default,
    ...textStyles.m,
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&::placeholder': { color: color.text.muted, opacity: 1 },
    },
  }),
);

export const results = style(
  primitiveRule({ overflowY: 'auto', overscrollBehavior: 'contain', minBlockSize: 0, padding: space.xs, scrollPaddingBlock: space.xs }),
);

export const groupLabel = style(
  primitiveRule({
    paddingBlock: `${space.xs} ${space.xxs}`,
    paddingInline: space.xs,
    color: color.text.muted,
    ...textStyles.xs,
    fontWeight: type.weight.bold,
  }),
);

export const item = style(
  primitiveRule({
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: vars.control.medium,
    paddingBlock: space.xxs,
    paddingInline: space.xs,
    borderRadius: radius.small,
    color: color.text.default,
    textDecoration: 'none',
    lineHeight: type.leading.snug,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: { '&[data-active]': { backgroundColor: color.action.quiet.hover, boxShadow: `inset 3px 0 ${color.selected.mark}` } },
    '@media': {
      [FORCED_COLORS]: { selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    },
  }),
);

export const icon = style(primitiveRule({ flex: 'none', display: 'grid', color: color.text.muted }));

export const words = style(primitiveRule({ flex: '1', minInlineSize: 0, display: 'grid' }));

export const detail = style(primitiveRule({ color: color.text.muted, ...textStyles.s }));

export const message = style(
  primitiveRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    flex: 'none',
    paddingBlock: space.m,
    paddingInline: space.m,
    color: color.text.muted,
    ...textStyles.s,
  }),
);

/** Keyboard hints are hidden on devices without a keyboard. */
export const hints = style(
  primitiveRule({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.m,
    rowGap: space.xxs,
    flex: 'none',
    paddingBlock: space.xs,
    paddingInline: space.m,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    color: color.text.muted,
    ...textStyles.xs,
    '@media': { [TOUCH]: { display: 'none' } },
  }),
);

export const hint = style(primitiveRule({ display: 'inline-flex', alignItems: 'center', gap: space.xxs }));
