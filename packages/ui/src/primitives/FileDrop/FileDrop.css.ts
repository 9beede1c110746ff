import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { FORCED_COLORS } from '../../themes/media.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

const { color, radius, space, type } = vars;

export const box = style(primitiveRule({ display: 'grid', gap: space.s, minInlineSize: 0 }));

export const zone = style(
  primitiveRule({
    display: 'grid',
    justifyItems: 'center',
    gap: space.xs,
    padding: space.l,
    border: `2px dashed ${color.border.control}`,
    borderRadius: radius.medium,
    backgroundColor: color.surface,
    textAlign: 'center',
    transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
    selectors: {
      '&[data-over]': { borderStyle: 'solid', borderColor: color.action.primary.surface, backgroundColor: color.selected.surface },
      '&[data-unavailable]': { borderColor: color.border.hairline, color: color.text.muted },
      '&[data-invalid]': { borderColor: color.tone.critical.text },
    },
    '@media': { [FORCED_COLORS]: { selectors: { '&[data-over]': { borderColor: 'Highlight' } } } },
  }),
);

export const picture = style(primitiveRule({ color: color.text.muted }));

/** The progress of a file, in place of its icon. */
export const progress = style(primitiveRule({ flex: 'none', inlineSize: '1.5rem', accentColor: color.action.primary.surface }));

export const limits = style(primitiveRule({ color: color.text.muted, ...textStyles.s }));

export const list = style(primitiveRule({ display: 'grid', gap: space.xs }));

export const row = style(
  primitiveRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s,
    rowGap: space.xxs,
    paddingBlock: space.xs,
    paddingInline: `${space.s} ${space.xs}`,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: radius.small,
    backgroundColor: color.surface,
  }),
);

export const icon = style(primitiveRule({ flex: 'none', color: color.text.muted }));

export const words = style(primitiveRule({ flex: '1 1 10rem', minInlineSize: 0, display: 'grid', gap: '2px' }));

export const name = style(primitiveRule({ overflowWrap: 'anywhere', lineHeight: type.leading.snug, fontWeight: type.weight.medium }));

export const detail = style(primitiveRule({ color: color.text.muted, ...textStyles.s }));

export const failure = style(primitiveRule({ color: color.tone.critical.text, ...textStyles.s, fontWeight: type.weight.medium }));

export const refusals = style(
  primitiveRule({
    display: 'grid',
    gap: space.xxs,
    paddingBlock: space.xs,
    paddingInline: space.s,
    borderInlineStart: `3px solid ${color.tone.critical.text}`,
    color: color.tone.critical.text,
    ...textStyles.s,
    fontWeight: type.weight.medium,
    overflowWrap: 'anywhere',
  }),
);
