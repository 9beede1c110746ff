import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../../themes/contract.css.ts';
import { hued } from '../../../themes/hue.css.ts';
import { FORCED_COLORS } from '../../../themes/media.ts';
import { featureRule } from '../../../themes/rules.ts';

/** By how much the drawing is moved, so that two events of one category differ. */
export const shift = createVar();

const { line } = hued;

/** From edge to edge of the card, whose corners it has. */
const band = style(
  featureRule({
    flex: 'none',
    blockSize: '2.25rem',
    marginBlockStart: `calc(-1 * ${vars.space.m})`,
    marginInline: `calc(-1 * ${vars.space.m})`,
    borderStartStartRadius: `calc(${vars.radius.medium} - 1px)`,
    borderStartEndRadius: `calc(${vars.radius.medium} - 1px)`,
    '@media': { print: { display: 'none' }, [FORCED_COLORS]: { display: 'none' } },
  }),
);

/** While the event is on its way. */
export const blank = style([band, featureRule({ backgroundColor: vars.color.sunken })]);

/** Drawn by the style alone: there are hundreds of cards. */
export const cover = recipe({
  base: [band, featureRule({ backgroundColor: hued.surface, backgroundPosition: `${shift} ${shift}` })],
  variants: {
    motif: {
      cultural: featureRule({
        backgroundImage: `repeating-radial-gradient(circle at ${shift} 120%, transparent 0 10px, ${line} 11px 12px, transparent 13px 18px)`,
        backgroundPosition: '0 0',
      }),
      technical: featureRule({
        backgroundImage: `radial-gradient(circle, ${line} 0 2px, transparent 2.5px), linear-gradient(${line} 1px, transparent 1px)`,
        backgroundSize: '12px 12px, 48px 24px',
      }),
      sports: featureRule({ backgroundImage: `repeating-linear-gradient(115deg, transparent 0 14px, ${line} 14px 18px)` }),
      academic: featureRule({
        backgroundImage: `linear-gradient(90deg, transparent calc(${shift} + 24px), ${line} 0 calc(${shift} + 25px), transparent 0), linear-gradient(transparent 9px, ${line} 10px)`,
        backgroundSize: '100% 100%, 100% 10px',
        backgroundPosition: '0 0',
      }),
      other: featureRule({
        backgroundImage: `conic-gradient(${line} 25%, transparent 0 50%, ${line} 0 75%, transparent 0)`,
        backgroundSize: '20px 20px',
      }),
    },
  },
});
