import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { color, space } = vars;

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

export const duties = style(featureRule({ display: 'grid', gap: space.xxs, paddingInlineStart: space.m, listStyle: 'disc' }));
