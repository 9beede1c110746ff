import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitives } from '../../themes/layers.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

/** A line above the first item, matching the line below each item. */
export const accordion = style(primitiveRule({ borderBlockStart: `1px solid ${vars.color.border.hairline}` }));

export const item = style(primitiveRule({ borderBlockEnd: `1px solid ${vars.color.border.hairline}` }));

export const summary = style(
  primitiveRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s,
    minBlockSize: vars.control.large,
    fontWeight: vars.type.weight.medium,
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: vars.radius.small,
    ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  }),
);

globalStyle(`${summary}::-webkit-details-marker`, { '@layer': { [primitives]: { display: 'none' } } });

export const arrow = style(
  primitiveRule({
    flex: 'none',
    color: vars.color.text.muted,
    transition: `rotate ${vars.motion.fast}`,
    selectors: { [`${item}[open] > ${summary} > &`]: { rotate: '180deg' } },
  }),
);

export const body = style(primitiveRule({ paddingBlockEnd: vars.space.m }));
