import { style } from '@vanilla-extract/css';
import { text } from '../../../primitives/Text/Text.css.ts';
import { vars } from '../../../themes/contract.css.ts';
import { BELOW_DESKTOP, DESKTOP_UP } from '../../../themes/media.ts';
import { featureRule } from '../../../themes/rules.ts';

const { color, space } = vars;

export const description = style(
  featureRule({ maxInlineSize: '65ch', textWrap: 'pretty', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
);

/** The actions come first in a single column, and beside the details in two. */
export const layout = style(
  featureRule({
    display: 'grid',
    alignItems: 'start',
    gap: space.m,
    '@media': { [DESKTOP_UP]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
  }),
);

export const aside = style(
  featureRule({ display: 'grid', gap: space.m, minInlineSize: 0, '@media': { [DESKTOP_UP]: { gridColumn: 2, gridRow: 1 } } }),
);

/** In one column it stands below the actions, and is hidden until they are loaded so that it does not shift. */
export const about = style(
  featureRule({
    display: 'grid',
    gap: space.m,
    minInlineSize: 0,
    '@media': { [BELOW_DESKTOP]: { selectors: { [`${aside}:has([data-loading]) ~ &`]: { visibility: 'hidden' } } } },
  }),
);

/** The date leaf and the status, above time and place. */
export const when = style(
  featureRule({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', justifyItems: 'start', gap: space.m }),
);

export const times = style(featureRule({ display: 'grid', gridColumn: '1 / -1', inlineSize: '100%' }));

/** Short facts side by side. */
export const facts = style(
  featureRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
    gap: space.m,
    overflowWrap: 'anywhere',
    borderBlockStart: `1px solid ${color.border.hairline}`,
    paddingBlockStart: space.m,
  }),
);

export const time = style(
  featureRule({
    display: 'grid',
    gridTemplateColumns: 'min(8.5rem, 34%) minmax(0, 1fr)',
    gap: space.s,
    paddingBlock: space.xxs,
    overflowWrap: 'anywhere',
  }),
);

export const name = style([text({ size: 's', tone: 'muted' })]);

/** Categories and modes are stored in lower case. */
export const value = style(featureRule({ '::first-letter': { textTransform: 'uppercase' } }));
