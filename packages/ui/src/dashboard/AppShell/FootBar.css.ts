import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { footSize } from '../../themes/foot.css.ts';
import { layout } from '../../themes/layers.css.ts';
import { TABLET_UP } from '../../themes/media.ts';
import { layoutRule } from '../../themes/rules.ts';
import { footStyle } from '../../themes/typography.ts';

export const foot = style(
  layoutRule({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.layer.raised,
    display: 'flex',
    blockSize: footSize,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
    backgroundColor: vars.color.surface,
    '@media': { [TABLET_UP]: { display: 'none' } },
  }),
);

/** Hidden while a dialog is open, which needs the foot of the window. */
globalStyle(`body:has([role$="dialog"]) .${foot}`, { '@layer': { [layout]: { display: 'none' } } });

export const place = style(
  layoutRule({
    display: 'grid',
    flex: '1 1 auto',
    justifyItems: 'center',
    alignContent: 'center',
    minInlineSize: '2.75rem',
    color: vars.color.text.muted,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      // The border is also visible in forced colors.
      '&[aria-current="page"]': { color: vars.color.text.default, borderBlockStart: `3px solid ${vars.color.selected.mark}` },
    },
  }),
);

export const word = style(
  layoutRule({ ...footStyle, maxInlineSize: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
