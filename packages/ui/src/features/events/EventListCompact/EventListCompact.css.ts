import { style } from '@vanilla-extract/css';
import { text } from '../../../primitives/Text/Text.css.ts';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { space } = vars;

/** Everything fits into one line. A container query, because the list may be one tile of many. */
const ROOMY = '(width >= 40rem)';

/** The heading above the first event of a day or week. */
export const group = style([text({ size: 's', tone: 'muted', weight: 'medium' }), featureRule({ paddingBlockEnd: space.xs })]);

/** A row: number, title above time and place, category, badge, date. In a narrow list they are stacked. */
export const line = style(
  featureRule({
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
    gridTemplateAreas: '"number title date" ". meta meta" ". about badge"',
    columnGap: space.s,
    rowGap: space.xxs,
    alignItems: 'baseline',
    '@container': {
      [ROOMY]: {
        gridTemplateColumns: '1.75rem minmax(0, 7fr) minmax(0, 6fr) auto 7rem',
        gridTemplateAreas: '"number title about badge date" "number meta about badge date"',
        rowGap: 0,
      },
    },
  }),
);

export const number = style([text({ size: 's', tone: 'muted' }), featureRule({ gridArea: 'number', textAlign: 'end' })]);

export const title = style(featureRule({ gridArea: 'title', overflowWrap: 'anywhere' }));

export const meta = style([text({ size: 's', tone: 'muted', truncate: true }), featureRule({ gridArea: 'meta' })]);

export const about = style([text({ size: 's', tone: 'muted', truncate: true }), featureRule({ gridArea: 'about' })]);

export const badge = style(featureRule({ gridArea: 'badge', justifySelf: 'end' }));

export const date = style([
  text({ size: 's', tone: 'muted' }),
  featureRule({ gridArea: 'date', whiteSpace: 'nowrap', '@container': { [ROOMY]: { textAlign: 'end' } } }),
]);
