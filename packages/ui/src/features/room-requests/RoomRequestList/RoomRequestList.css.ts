import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { color, space, type } = vars;

export const list = style(featureRule({ display: 'grid', gap: space.xs, fontSize: type.size.s }));

export const heading = style(featureRule({ color: color.text.muted, fontSize: type.size.xs, fontWeight: type.weight.medium }));

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

export const slot = style(featureRule({ color: color.text.muted, fontSize: type.size.xs }));

export const more = style(featureRule({ cursor: 'pointer', color: color.text.muted, marginBlockEnd: space.xs }));
