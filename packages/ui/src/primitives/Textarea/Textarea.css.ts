import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

export const box = style(primitiveRule({ display: 'grid', gap: vars.space.xxs }));

export const area = style(primitiveRule({ minBlockSize: '5.5rem', paddingBlock: vars.space.xs, resize: 'vertical' }));

export const counter = style(primitiveRule({ justifySelf: 'end', color: vars.color.text.muted, fontSize: vars.type.size.xs }));
