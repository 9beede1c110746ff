import { style } from '@vanilla-extract/css';
import { text } from '../../../primitives/Text/Text.css.ts';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { color, space } = vars;

export const card = style(
  featureRule({ display: 'flex', flexDirection: 'column', gap: space.m, blockSize: '100%', containerType: 'inline-size' }),
);

/** Unit and status share the first line, so that the title has the whole width; in a narrow card the status wraps. */
export const top = style(
  featureRule({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"leaf unit status" "leaf title title"',
    gridTemplateRows: 'auto 1fr',
    columnGap: space.s,
    rowGap: space.xxs,
    alignItems: 'start',
    '@container': {
      '(width < 16rem)': {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gridTemplateAreas: '"leaf status" "leaf unit" "leaf title"',
        gridTemplateRows: 'auto auto 1fr',
      },
    },
  }),
);

export const leaf = style(featureRule({ gridArea: 'leaf' }));

export const status = style(featureRule({ gridArea: 'status', display: 'flex' }));

export const title = style(featureRule({ gridArea: 'title', minInlineSize: 0 }));

export const unit = style([
  text({ size: 's', tone: 'muted', wrap: 'anywhere' }),
  featureRule({ gridArea: 'unit', display: 'flex', alignItems: 'flex-start', gap: space.xs }),
]);

export const facts = style([text({ size: 's' }), featureRule({ display: 'grid', gap: space.xxs })]);

export const fact = style(
  featureRule({ display: 'flex', alignItems: 'flex-start', gap: space.xs, minInlineSize: 0, overflowWrap: 'anywhere' }),
);

export const factIcon = style(featureRule({ flex: 'none', marginBlockStart: '0.15rem', color: color.text.muted }));

export const factText = style(featureRule({ display: 'flex', flexWrap: 'wrap', columnGap: space.s, minInlineSize: 0 }));

/** At the bottom of the card, whatever the height of its neighbor. */
export const actions = style(
  featureRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs, marginBlockStart: 'auto' }),
);
