import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

/** Prevents line breaks between keys of a combination. */
export const combination = style(primitiveRule({ display: 'inline-flex', gap: vars.space.xxs, whiteSpace: 'nowrap' }));

export const key = style(
  primitiveRule({
    display: 'inline-grid',
    placeContent: 'center',
    minInlineSize: '1.5em',
    paddingInline: '0.35em',
    border: `1px solid ${vars.color.border.control}`,
    borderBlockEndWidth: '2px',
    borderRadius: '4px',
    backgroundColor: vars.color.surface,
    color: vars.color.text.muted,
    fontFamily: vars.type.family.sans,
    ...textStyles.xs,
    fontWeight: vars.type.weight.medium,
    lineHeight: vars.type.leading.normal,
  }),
);
