import { style } from '@vanilla-extract/css';
import { aboveBottomBar } from '../../../themes/bottomBar.css.ts';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { space } = vars;

/** Sticky, so that it stays visible in a long list. */
export const undoBar = style(
  featureRule({
    position: 'sticky',
    insetBlockEnd: aboveBottomBar,
    paddingBlock: space.xs,
    paddingInline: space.m,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.floating,
    boxShadow: vars.shadow.floating,
    // Above the sticky bulk actions.
    selectors: { ':has([data-bulk-actions]) ~ &': { insetBlockEnd: `calc(3.5rem + ${aboveBottomBar})` } },
  }),
);

/** One line, which scrolls on narrow screens. */
export const chips = style(
  featureRule({
    display: 'flex',
    gap: space.xs,
    minInlineSize: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    whiteSpace: 'nowrap',
    padding: '4px',
    margin: '-4px',
  }),
);

/** Hidden on touch devices, which have no keyboard shortcuts. */
export const forKeys = style(featureRule({ flex: 'none', '@media': { '(pointer: coarse)': { display: 'none' } } }));

/** An icon at the start of a sentence. */
export const sign = style(featureRule({ display: 'inline-block', verticalAlign: '-0.15em' }));
