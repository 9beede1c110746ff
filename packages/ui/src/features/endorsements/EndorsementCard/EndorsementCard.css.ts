import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { features } from '../../../themes/layers.css.ts';
import { featureRule } from '../../../themes/rules.ts';
import { textStyles } from '../../../themes/typography.ts';

const { color, space, control } = vars;

/** A container query: the list may be one tile of many. */
const WIDE = '(width >= 46rem)';

/** Title, person, facts, badge and button, aligned across rows, because all columns but the last depend only on the list's width. */
export const row = style(
  featureRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space.s,
    '@container': {
      [WIDE]: {
        gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 4fr) minmax(0, 6fr) 8.5rem 8rem',
        minBlockSize: control.small,
        // Makes 48 pixels with the line between rows.
        marginBlockEnd: '-1px',
      },
    },
  }),
);

export const title = style(
  featureRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.xs,
    gridColumn: 1,
    minInlineSize: 0,
    '@container': { [WIDE]: { flexWrap: 'nowrap', whiteSpace: 'nowrap', gridRow: 1 } },
  }),
);

export const name = style(
  featureRule({
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@container': { [WIDE]: { overflow: 'hidden', textOverflow: 'ellipsis' } },
  }),
);

/** One line of text on a phone, two columns where there is room. */
export const facts = style(
  featureRule({ gridColumn: 1, minInlineSize: 0, ...textStyles.s, '@container': { [WIDE]: { display: 'contents' } } }),
);

const separator = `${facts} > :not(:first-child, :empty)::before`;
globalStyle(separator, { '@layer': { [features]: { content: '" · "', '@container': { [WIDE]: { content: 'none' } } } } });
globalStyle(`${facts} > *`, { '@layer': { [features]: { '@container': { [WIDE]: { gridRow: 1 } } } } });
globalStyle(`${facts} > :last-child`, { '@layer': { [features]: { color: color.text.muted } } });

export const badge = style(
  featureRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xs,
    gridColumn: 1,
    ...textStyles.s,
    '@container': { [WIDE]: { gridColumn: 4, gridRow: 1 } },
  }),
);

/** An empty badge takes no line on a phone. */
globalStyle(`${badge}:empty`, { '@layer': { [features]: { display: 'none' } } });

export const action = style(
  featureRule({
    gridColumn: 2,
    gridRow: '1 / span 3',
    justifySelf: 'end',
    '@container': { [WIDE]: { gridColumn: 5, gridRow: 1 } },
  }),
);

/** The result, in the size of the button. */
export const receipt = style(
  featureRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    minBlockSize: control.small,
    color: color.tone.positive.text,
    ...textStyles.s,
  }),
);

export const description = style(featureRule({ gridColumn: '1 / -1', maxInlineSize: '65ch', color: color.text.muted, ...textStyles.s }));
