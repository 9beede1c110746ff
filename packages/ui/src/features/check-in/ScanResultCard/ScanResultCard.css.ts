import { style, styleVariants } from '@vanilla-extract/css';
import { text } from '../../../primitives/Text/Text.css.ts';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { color, radius, space } = vars;

const card = style(
  featureRule({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space.m,
    alignItems: 'start',
    padding: space.m,
    borderRadius: radius.medium,
    borderWidth: '1px',
    borderStyle: 'solid',
    overflowWrap: 'anywhere',
  }),
);

const tone = (name: keyof typeof color.tone) => [
  card,
  featureRule({ background: color.tone[name].surface, color: color.tone[name].text, borderColor: color.tone[name].border }),
];

/** Distinguishable from an arm's length by color, icon and text. */
export const cardOfOutcome = styleVariants({
  in: tone('positive'),
  already: tone('caution'),
  unregistered: tone('critical'),
  kept: tone('info'),
});

export const headline = text({ size: 'xl', weight: 'bold' });

export const line = style(featureRule({ marginBlockStart: space.xxs }));

export const actions = style(featureRule({ gridColumn: '1 / -1', marginBlockStart: space.s }));
