import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { color, space, type } = vars;

/** A part of the form under its own heading, set apart by a hairline. */
export const part = style(
  featureRule({
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    paddingBlockStart: space.m,
    border: 0,
    borderBlockStart: `1px solid ${color.border.hairline}`,
  }),
);

export const partTitle = style(
  featureRule({
    float: 'inline-start',
    inlineSize: '100%',
    paddingInline: 0,
    paddingBlockEnd: space.s,
    fontSize: type.size.m,
    fontWeight: type.weight.bold,
  }),
);

export const partBody = style(featureRule({ clear: 'both' }));
