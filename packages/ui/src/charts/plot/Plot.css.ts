import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { text } from '../../primitives/Text/Text.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { FORCED_COLORS } from '../../themes/media.ts';
import { featureRule } from '../../themes/rules.ts';

/** The position of the marked point: a share of the width, and pixels from the top. */
export const across = createVar();
export const down = createVar();

const appear = keyframes({ from: { opacity: 0 } });

export const plot = style([text({ size: 'xs' }), featureRule({ minInlineSize: 0, lineHeight: vars.type.leading.snug })]);

export const cursor = style(
  featureRule({ position: 'relative', borderRadius: vars.radius.small, touchAction: 'pan-y', cursor: 'default', userSelect: 'none' }),
);

/** Layouts handle right-to-left themselves, so the SVG must not mirror text again. */
export const drawing = style(featureRule({ direction: 'ltr', overflow: 'visible', unicodeBidi: 'isolate' }));

export const mark = style(
  featureRule({
    position: 'absolute',
    insetBlockStart: 0,
    left: 0,
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
    pointerEvents: 'none',
  }),
);

export const outline = style(
  featureRule({
    fill: 'none',
    stroke: vars.color.text.default,
    strokeWidth: 2,
    '@media': { [FORCED_COLORS]: { stroke: 'Highlight' } },
  }),
);

/**
 * A strip as wide as the plot. Its tooltip is moved by the point's share of the width, and back by the same share of its own width, so that
 * it stays within the strip without being measured.
 */
export const place = recipe({
  base: featureRule({
    position: 'absolute',
    left: 0,
    right: 0,
    pointerEvents: 'none',
    zIndex: vars.layer.raised,
    animation: `${appear} ${vars.motion.fast}`,
  }),
  variants: {
    side: {
      above: featureRule({ top: down, translate: '0 calc(-100% - 0.75rem)' }),
      below: featureRule({ top: down, translate: '0 0.75rem' }),
    },
  },
});

export const bubble = style(
  featureRule({
    position: 'relative',
    left: across,
    // Positions from the left edge in right-to-left text as well.
    marginRight: 'auto',
    inlineSize: 'max-content',
    maxInlineSize: 'min(16rem, 100%)',
    translate: `calc(-1 * ${across})`,
    display: 'grid',
    paddingBlock: vars.space.xxs,
    paddingInline: vars.space.xs,
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.action.primary.surface,
    color: vars.color.text.inverse,
    textAlign: 'start',
  }),
);

export const bubbleName = style(featureRule({ fontWeight: vars.type.weight.bold }));
