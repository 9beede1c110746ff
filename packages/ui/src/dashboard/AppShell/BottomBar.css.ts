import { globalStyle, style } from '@vanilla-extract/css';
import { bottomBarSize } from '../../themes/bottomBar.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { layout } from '../../themes/layers.css.ts';
import { TABLET_UP } from '../../themes/media.ts';
import { layoutRule } from '../../themes/rules.ts';
import { bottomBarTextStyle } from '../../themes/typography.ts';

export const bottomBar = style(
  layoutRule({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.layer.raised,
    display: 'flex',
    blockSize: bottomBarSize,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderBlockStart: `1px solid ${vars.color.border.hairline}`,
    backgroundColor: vars.color.surface,
    '@media': { [TABLET_UP]: { display: 'none' } },
  }),
);

/** Hidden while a dialog is open, which needs the foot of the window. */
globalStyle(`body:has([role$="dialog"]) .${bottomBar}`, { '@layer': { [layout]: { display: 'none' } } });

export const link = style(
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

export const label = style(
  layoutRule({ ...bottomBarTextStyle, maxInlineSize: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
