import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

export const bubble = style(
  primitiveRule({
    zIndex: vars.layer.tooltip,
    maxInlineSize: '18rem',
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.action.primary.surface,
    color: vars.color.text.inverse,
    ...textStyles.xs,
    fontWeight: vars.type.weight.regular,
    lineHeight: vars.type.leading.snug,
    textAlign: 'start',
    whiteSpace: 'normal',
  }),
);
