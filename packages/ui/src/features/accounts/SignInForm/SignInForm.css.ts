import { style } from '@vanilla-extract/css';
import { text } from '../../../primitives/Text/Text.css.ts';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

export const or = style([
  text({ size: 's', tone: 'muted' }),
  featureRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    selectors: { '&::before, &::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.border.hairline}` } },
  }),
]);
