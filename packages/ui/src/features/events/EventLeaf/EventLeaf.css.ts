import { style } from '@vanilla-extract/css';
import { text } from '../../../primitives/Text/Text.css.ts';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

/** The size of the skeleton's leaf. */
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

export const month = style([
  text({ size: 'xs', tone: 'muted', weight: 'medium' }),
  featureRule({
    backgroundColor: vars.color.sunken,
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
    lineHeight: '1.1875rem',
  }),
]);

export const day = style([
  text({ size: 'xl', weight: 'bold' }),
  featureRule({ alignSelf: 'center', lineHeight: 1, letterSpacing: '-0.02em' }),
]);
