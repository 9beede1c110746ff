import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

export const small = style(featureRule({ fontSize: vars.type.size.s }));

export const or = style(
  featureRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    color: vars.color.text.muted,
    fontSize: vars.type.size.s,
    selectors: { '&::before, &::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.border.hairline}` } },
  }),
);
