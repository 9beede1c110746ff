import { globalStyle, style } from '@vanilla-extract/css';
import { bottomBarSize } from '../../themes/bottomBar.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { layout } from '../../themes/layers.css.ts';
import { TABLET_UP } from '../../themes/media.ts';
import { layoutRule } from '../../themes/rules.ts';
import { pageInset } from '../pageInset.ts';

export const shell = style(
  layoutRule({
    display: 'flex',
    minBlockSize: '100dvh',
    // The bar includes its border and the safe area of the device, in which nothing can be pressed.
    vars: { [bottomBarSize]: 'calc(3.5rem + env(safe-area-inset-bottom))' },
    '@media': { [TABLET_UP]: { vars: { [bottomBarSize]: '0px' } } },
  }),
);

export const column = style(layoutRule({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 }));

export const main = style(
  layoutRule({
    flex: 1,
    minInlineSize: 0,
    padding: vars.space.s,
    // Keeps the end of the content above the bar at the foot.
    paddingBlockEnd: `calc(${vars.space.s} + ${bottomBarSize})`,
    ':focus-visible': { outline: 'none' },
    '@media': { [TABLET_UP]: { paddingInline: pageInset } },
  }),
);

export const skip = style(
  layoutRule({
    position: 'fixed',
    insetBlockStart: vars.space.xs,
    insetInlineStart: vars.space.xs,
    zIndex: vars.layer.toast,
    padding: `${vars.space.xs} ${vars.space.m}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.action.primary.surface,
    color: vars.color.action.primary.text,
    selectors: { '&:not(:focus)': { translate: '0 -200%' } },
  }),
);

/** Hides navigation and controls in print, except buttons that contain page content or name a column. */
globalStyle(
  `:is(nav, header div, [role="search"], [role="tablist"]):is(.${shell} *):not(:has(h1, h2, h3)), .${shell} button:not([aria-expanded], :is(th, [role="columnheader"]) *), .${skip}`,
  {
    '@layer': { [layout]: { '@media': { print: { display: 'none !important' } } } },
  },
);
