import { style } from '@vanilla-extract/css';
import { text } from '../../../primitives/Text/Text.css.ts';
import { vars } from '../../../themes/contract.css.ts';
import { TABLET_UP } from '../../../themes/media.ts';
import { featureRule } from '../../../themes/rules.ts';

const { color, space } = vars;

export const description = style(
  featureRule({ maxInlineSize: '65ch', textWrap: 'pretty', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
);

export const facts = style(
  featureRule({
    display: 'grid',
    columnGap: space.l,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    '@media': { [TABLET_UP]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const fact = style(
  featureRule({
    display: 'grid',
    gridTemplateColumns: 'min(8.5rem, 34%) minmax(0, 1fr)',
    gap: space.s,
    paddingBlock: space.xs,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    overflowWrap: 'anywhere',
  }),
);

export const name = style([text({ size: 's', tone: 'muted' }), featureRule({ lineHeight: '1.5rem' })]);

/** Categories and modes are stored in lower case. */
export const value = style(featureRule({ '::first-letter': { textTransform: 'uppercase' } }));
