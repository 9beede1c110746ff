import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { hued } from '../../../themes/hue.css.ts';
import { FORCED_COLORS } from '../../../themes/media.ts';
import { featureRule } from '../../../themes/rules.ts';

/** Spans the card to its edges, with its corner radius. */
const band = style(
  featureRule({
    flex: 'none',
    blockSize: '6px',
    marginBlockStart: `calc(-1 * ${vars.space.m})`,
    marginInline: `calc(-1 * ${vars.space.m})`,
    borderStartStartRadius: `calc(${vars.radius.medium} - 1px)`,
    borderStartEndRadius: `calc(${vars.radius.medium} - 1px)`,
    '@media': { print: { display: 'none' }, [FORCED_COLORS]: { display: 'none' } },
  }),
);

/** While the event is loading. */
export const blank = style([band, featureRule({ backgroundColor: vars.color.sunken })]);

export const cover = style([band, featureRule({ backgroundColor: hued.line })]);
