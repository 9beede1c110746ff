import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { FORCED_COLORS } from '../../themes/media.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

export const text = style(primitiveRule({ gridArea: '1 / 1', minInlineSize: 0, paddingInlineEnd: '2.75rem', textOverflow: 'ellipsis' }));

/** The total height of the rows before or after the rendered ones. */
export const blank = createVar();

export const spacer = style(primitiveRule({ blockSize: blank }));

export const menu = style(
  primitiveRule({
    zIndex: vars.layer.menu,
    inlineSize: 'var(--radix-popover-trigger-width)',
    maxBlockSize: 'min(18rem, var(--radix-popover-content-available-height, 18rem))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space.xxs,
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.floating,
    color: vars.color.text.default,
    boxShadow: vars.shadow.floating,
  }),
);

export const option = style(
  primitiveRule({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    minBlockSize: vars.control.medium,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.xs,
    borderRadius: '4px',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    lineHeight: vars.type.leading.snug,
    selectors: {
      '&[data-highlighted]': { backgroundColor: vars.color.action.quiet.hover },
      '&[aria-disabled="true"]': { cursor: 'default', color: vars.color.text.muted },
      '&[aria-selected="true"]': { fontWeight: vars.type.weight.medium },
    },
    '@media': {
      [FORCED_COLORS]: { selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    },
  }),
);

export const detail = style(
  primitiveRule({ display: 'block', color: vars.color.text.muted, ...textStyles.s, fontWeight: vars.type.weight.regular }),
);

export const tick = style(primitiveRule({ flex: 'none', marginBlockStart: '0.125rem' }));
