import { style } from '@vanilla-extract/css';
import { text } from '../../../primitives/Text/Text.css.ts';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { color, space } = vars;

/** A section of the form with its heading, separated by a thin line. */
export const part = style(featureRule({ paddingBlockStart: space.m, borderBlockStart: `1px solid ${color.border.hairline}` }));

export const partTitle = style([
  text({ size: 'm', weight: 'bold' }),
  featureRule({
    float: 'inline-start',
    inlineSize: '100%',
    paddingInline: 0,
    paddingBlockEnd: space.s,
  }),
]);

export const partBody = style(featureRule({ clear: 'both' }));
