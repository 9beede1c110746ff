import { style } from '@vanilla-extract/css';
import { links } from '../../../primitives/Link/Link.css.ts';
import { text } from '../../../primitives/Text/Text.css.ts';
import { vars } from '../../../themes/contract.css.ts';
import { TABLET_UP } from '../../../themes/media.ts';
import { featureRule } from '../../../themes/rules.ts';

const { color, space } = vars;

export const header = style(
  featureRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    minBlockSize: '4rem',
    paddingBlock: space.xs,
    paddingInline: space.s,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    '@media': { [TABLET_UP]: { paddingInline: space.l } },
  }),
);

export const brand = style([
  links.hover,
  text({ size: 'l' }),
  featureRule({ fontWeight: vars.type.weight.bold, letterSpacing: '-0.02em' }),
]);

export const search = style(
  featureRule({ order: 1, flexBasis: '100%', '@media': { [TABLET_UP]: { order: 0, flex: '0 1 22rem', marginInlineStart: space.l } } }),
);

export const end = style(
  featureRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs, marginInlineStart: 'auto' }),
);
