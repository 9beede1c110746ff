import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

const FADE = '3rem';

function fade(side: string): string {
  return `linear-gradient(${side}, black calc(100% - ${FADE}), transparent)`;
}

export const tabs = style(primitiveRule({ display: 'grid', gap: vars.space.m, minInlineSize: 0 }));

export const list = style(
  primitiveRule({
    display: 'flex',
    gap: vars.space.l,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
    // Where it goes on, it fades: what is cut mid-word would look broken.
    selectors: {
      '&[data-more-after]': { maskImage: fade('to right') },
      '&[data-more-before]': { maskImage: fade('to left') },
      '&[data-more-before][data-more-after]': {
        maskImage: `linear-gradient(to right, transparent, black ${FADE}, black calc(100% - ${FADE}), transparent)`,
      },
      '&[data-more-after]:dir(rtl)': { maskImage: fade('to left') },
      '&[data-more-before]:dir(rtl)': { maskImage: fade('to right') },
      '&[data-more-before][data-more-after]:dir(rtl)': {
        maskImage: `linear-gradient(to right, transparent, black ${FADE}, black calc(100% - ${FADE}), transparent)`,
      },
    },
  }),
);

export const tab = style(
  primitiveRule({
    flex: 'none',
    minBlockSize: vars.control.medium,
    borderBlockEnd: '3px solid transparent',
    color: vars.color.text.muted,
    fontWeight: vars.type.weight.medium,
    selectors: {
      '&:hover': { color: vars.color.text.default },
      '&[data-state="active"]': { color: vars.color.text.default, borderBlockEndColor: vars.color.selected.mark },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
  }),
);

export const panel = style(primitiveRule({ minInlineSize: 0 }));
