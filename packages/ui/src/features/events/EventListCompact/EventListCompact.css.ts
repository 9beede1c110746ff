import { style } from '@vanilla-extract/css';
import { text } from '../../../primitives/Text/Text.css.ts';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { space } = vars;

/** Where all of a line fits beside each other: by the width of the list, which may be one tile of many. */
const ROOMY = '(width >= 40rem)';

/** A line of a timetable: number, title, what it is about, badge, date. In a narrow list they stand under each other. */
export const line = style(
  featureRule({
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
    gridTemplateAreas: '"number title title" ". about about" ". date badge"',
    columnGap: space.s,
    rowGap: space.xxs,
    alignItems: 'baseline',
    '@container': {
      [ROOMY]: {
        gridTemplateColumns: '1.75rem minmax(0, 5fr) minmax(0, 7fr) auto 7rem',
        gridTemplateAreas: '"number title about badge date"',
      },
    },
  }),
);

export const number = style([text({ size: 's', tone: 'muted' }), featureRule({ gridArea: 'number', textAlign: 'end' })]);

export const title = style(featureRule({ gridArea: 'title', overflowWrap: 'anywhere' }));

export const about = style([text({ size: 's', tone: 'muted', truncate: true }), featureRule({ gridArea: 'about' })]);

export const badge = style(featureRule({ gridArea: 'badge', justifySelf: 'end' }));

export const date = style([
  text({ size: 's' }),
  featureRule({ gridArea: 'date', whiteSpace: 'nowrap', '@container': { [ROOMY]: { textAlign: 'end' } } }),
]);
