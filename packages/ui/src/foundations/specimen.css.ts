import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { featureRule } from '../themes/rules.ts';

/** What a specimen shows: a color, a length, a time. */
export const shown = createVar();

export const name = style(featureRule({ fontFamily: vars.type.family.mono, fontSize: vars.type.size.xs, whiteSpace: 'nowrap' }));
export const box = style(
  featureRule({
    padding: vars.space.s,
    borderRadius: vars.radius.small,
    border: `1px solid ${vars.color.border.hairline}`,
    backgroundColor: vars.color.surface,
    minInlineSize: 0,
  }),
);
