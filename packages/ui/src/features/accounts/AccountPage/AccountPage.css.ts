import { style } from '@vanilla-extract/css';
import { text } from '../../../primitives/Text/Text.css.ts';
import { vars } from '../../../themes/contract.css.ts';
import { DESKTOP_UP, TABLET_UP } from '../../../themes/media.ts';
import { featureRule } from '../../../themes/rules.ts';

const { color, space, type } = vars;

/** The content starts at a fixed height, so that messages below the form do not move it. */
export const frame = style(
  featureRule({
    display: 'grid',
    alignContent: 'start',
    minBlockSize: '100svh',
    '@media': {
      [DESKTOP_UP]: { gridTemplateColumns: 'minmax(20rem, 2fr) 3fr', alignContent: 'stretch' },
    },
  }),
);

export const cover = style(
  featureRule({
    position: 'relative',
    overflow: 'clip',
    paddingBlock: `${space.m} 0`,
    paddingInline: space.m,
    '@media': {
      [TABLET_UP]: { padding: space.xl },
      // As high as the window beside a page of any length.
      [DESKTOP_UP]: {
        position: 'sticky',
        insetBlockStart: 0,
        blockSize: '100svh',
        padding: space.xxl,
        backgroundColor: color.sunken,
        borderInlineEnd: `1px solid ${color.border.hairline}`,
      },
    },
  }),
);

export const brand = style(featureRule({ display: 'flex', alignItems: 'center', gap: space.s }));

export const mark = style(featureRule({ flex: 'none', inlineSize: '2.25rem', blockSize: '2.25rem' }));

export const portalTitle = style([
  text({ size: 'l', weight: 'medium' }),
  featureRule({ lineHeight: type.leading.tight, letterSpacing: '-0.01em' }),
]);

/** A large drawing that extends beyond the corner. */
export const plan = style(
  featureRule({
    display: 'none',
    position: 'absolute',
    insetBlockEnd: '-8rem',
    insetInlineStart: '-9rem',
    inlineSize: '42rem',
    blockSize: '42rem',
    '@media': { [DESKTOP_UP]: { display: 'block' } },
  }),
);

export const column = style(
  featureRule({
    display: 'grid',
    alignContent: 'start',
    gap: space.l,
    inlineSize: '100%',
    maxInlineSize: '27rem',
    marginInline: 'auto',
    paddingBlock: space.xl,
    paddingInline: space.m,
    '@media': { [DESKTOP_UP]: { paddingBlockStart: 'clamp(3rem, 16vh, 9rem)' } },
  }),
);

export const subtitle = style(featureRule({ marginBlockStart: space.xs, color: color.text.muted, textWrap: 'pretty' }));

/** The logo: a courtyard seen from above. */
export const walls = style(featureRule({ fill: 'none', stroke: 'currentcolor', strokeWidth: 3, strokeLinecap: 'round' }));

export const dot = style(featureRule({ fill: color.selected.mark }));

/** The same courtyard as an architectural drawing. */
export const drawing = style(featureRule({ fill: 'none', stroke: color.border.control, strokeWidth: 0.15, strokeOpacity: 0.75 }));
