import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { color, space, type } = vars;

export const card = style(
  featureRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"name status" "facts facts" "badge badge" "actions actions"',
    alignItems: 'start',
    justifyItems: 'start',
    columnGap: space.s,
    rowGap: space.xs,
    overflowWrap: 'anywhere',
  }),
);

export const name = style(featureRule({ gridArea: 'name', fontWeight: type.weight.bold, lineHeight: type.leading.snug }));

export const status = style(featureRule({ gridArea: 'status' }));

export const facts = style(featureRule({ gridArea: 'facts', color: color.text.muted, fontSize: type.size.s }));

export const badge = style(featureRule({ gridArea: 'badge' }));

export const foot = style(featureRule({ gridArea: 'actions' }));
