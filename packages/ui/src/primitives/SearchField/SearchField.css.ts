import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitives } from '../../themes/layers.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { endButton } from '../TextInput/overlaid.css.ts';

export const search = style(primitiveRule({ gridArea: '1 / 1', appearance: 'none', paddingInline: '2.25rem 2.75rem' }));

globalStyle(`${search}::-webkit-search-cancel-button`, { '@layer': { [primitives]: { display: 'none' } } });

export const glass = style(
  primitiveRule({ gridArea: '1 / 1', marginInlineStart: vars.space.s, color: vars.color.text.muted, pointerEvents: 'none' }),
);

export const clear = style([endButton, primitiveRule({ selectors: { [`${search}:placeholder-shown ~ &`]: { display: 'none' } } })]);
