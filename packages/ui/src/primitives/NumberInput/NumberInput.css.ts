import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

export const box = style(primitiveRule({ display: 'flex', alignItems: 'center', gap: vars.space.xs, maxInlineSize: '16rem' }));

export const unit = style(primitiveRule({ flex: 'none', color: vars.color.text.muted, fontSize: vars.type.size.s }));
