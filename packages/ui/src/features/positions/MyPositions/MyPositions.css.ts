import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { color, space, type } = vars;

/** On paper it is all there is, from the top of the sheet. */
export const list = style(
  featureRule({
    display: 'grid',
    gap: space.m,
    '@media': { print: { visibility: 'visible', position: 'absolute', insetBlockStart: 0, insetInline: 0 } },
  }),
);

globalStyle(`body:has(.${list})`, featureRule({ '@media': { print: { visibility: 'hidden' } } }));

export const screenOnly = style(featureRule({ '@media': { print: { display: 'none' } } }));

export const position = style(
  featureRule({
    display: 'grid',
    gap: space.xs,
    paddingBlock: space.m,
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
  }),
);

export const top = style(
  featureRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.s }),
);

export const title = style(featureRule({ fontSize: type.size.m, fontWeight: type.weight.bold, lineHeight: type.leading.snug }));

export const muted = style(featureRule({ color: color.text.muted, fontSize: type.size.s }));

export const duties = style(featureRule({ display: 'grid', gap: space.xxs, paddingInlineStart: space.m, listStyle: 'disc' }));
