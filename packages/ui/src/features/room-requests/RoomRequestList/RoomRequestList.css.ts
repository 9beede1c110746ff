import { style } from '@vanilla-extract/css';
import { text } from '../../../primitives/Text/Text.css.ts';
import { vars } from '../../../themes/contract.css.ts';
import { reach, TOUCH } from '../../../themes/media.ts';
import { featureRule } from '../../../themes/rules.ts';

const { color, space, type } = vars;

export const list = style([text({ size: 's' }), featureRule({ display: 'grid', gap: space.xs, marginBlockStart: space.xs })]);

export const row = style(
  featureRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space.s,
    alignItems: 'start',
    overflowWrap: 'anywhere',
    lineHeight: type.leading.snug,
  }),
);

export const summary = style([
  text({ size: 's', tone: 'muted' }),
  featureRule({ cursor: 'pointer', ':hover': { color: color.text.default }, '@media': { [TOUCH]: reach } }),
]);
