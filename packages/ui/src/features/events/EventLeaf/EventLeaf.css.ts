import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

/** The size of the leaf that a Skeleton draws. */
export const leaf = style(
  featureRule({
    flex: 'none',
    display: 'grid',
    gridTemplateRows: '1.25rem 1fr',
    inlineSize: '3.5rem',
    blockSize: '3.75rem',
    overflow: 'clip',
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.surface,
    textAlign: 'center',
  }),
);

export const month = style(
  featureRule({
    backgroundColor: vars.color.sunken,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
    color: vars.color.text.muted,
    fontSize: vars.type.size.xs,
    fontWeight: vars.type.weight.medium,
    lineHeight: '1.1875rem',
  }),
);

export const day = style(
  featureRule({
    alignSelf: 'center',
    fontSize: vars.type.size.xl,
    fontWeight: vars.type.weight.bold,
    lineHeight: 1,
    letterSpacing: '-0.02em',
  }),
);
