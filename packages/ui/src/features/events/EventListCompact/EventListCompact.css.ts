import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { color, space, type } = vars;

/** Where all of a line fits beside each other: by the width of the list, which may be one tile of many. */
const ROOMY = '(width >= 40rem)';

export const list = style(featureRule({ containerType: 'inline-size' }));

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

/** A line in a Card. A row of a VirtualList has its own edge, and takes only the line. */
export const row = style([
  line,
  featureRule({
    paddingBlock: space.s,
    paddingInline: space.m,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
    '@container': { [ROOMY]: { paddingBlock: space.xs } },
  }),
]);

export const number = style(featureRule({ gridArea: 'number', color: color.text.muted, fontSize: type.size.s, textAlign: 'end' }));

export const title = style(featureRule({ gridArea: 'title', overflowWrap: 'anywhere' }));

export const about = style(
  featureRule({
    gridArea: 'about',
    overflow: 'hidden',
    color: color.text.muted,
    fontSize: type.size.s,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const badge = style(featureRule({ gridArea: 'badge', justifySelf: 'end' }));

export const date = style(
  featureRule({
    gridArea: 'date',
    fontSize: type.size.s,
    whiteSpace: 'nowrap',
    '@container': { [ROOMY]: { textAlign: 'end' } },
  }),
);
