import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { aboveFoot } from '../../../themes/foot.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { space } = vars;

/** In sight wherever in a long list somebody decides. */
export const heldBar = style(
  featureRule({
    position: 'sticky',
    insetBlockEnd: aboveFoot,
    paddingBlock: space.xs,
    paddingInline: space.m,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.floating,
    boxShadow: vars.shadow.floating,
    // Above what can be done with all that are selected, which stays in sight as well.
    selectors: { ':has([data-bulk-actions]) ~ &': { insetBlockEnd: `calc(3.5rem + ${aboveFoot})` } },
  }),
);

/** One line, which a finger moves on where it is longer than the screen is wide. */
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

/** Nobody presses letters where a finger points. */
export const forKeys = style(featureRule({ flex: 'none', '@media': { '(pointer: coarse)': { display: 'none' } } }));

/** Before a sentence, in its line. */
export const sign = style(featureRule({ display: 'inline-block', verticalAlign: '-0.15em' }));
