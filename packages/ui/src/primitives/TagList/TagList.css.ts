import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

export const list = style(
  primitiveRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xxs, minInlineSize: 0 }),
);

export const item = style(primitiveRule({ maxInlineSize: '100%' }));
