import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitives } from '../../themes/layers.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

export const select = style(
  primitiveRule({
    gridArea: '1 / 1',
    appearance: 'none',
    paddingInlineEnd: '2.25rem',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: {
      '&[aria-invalid="true"]': { borderColor: vars.color.tone.critical.text },
      '&:disabled': { cursor: 'not-allowed' },
      '&:has(> option[value=""]:checked)': { color: vars.color.text.muted },
    },
  }),
);

globalStyle(`${select} > option`, {
  '@layer': { [primitives]: { color: vars.color.text.default, backgroundColor: vars.color.floating } },
});

export const arrow = style(
  primitiveRule({
    gridArea: '1 / 1',
    justifySelf: 'end',
    marginInlineEnd: vars.space.xs,
    color: vars.color.text.muted,
    pointerEvents: 'none',
  }),
);
