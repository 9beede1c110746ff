import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { text } from '../../../primitives/Text/Text.css.ts';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { color, radius, space, type } = vars;

/** Rows depend on the width of the list, which may stand beside a sidebar. */
export const container = style(featureRule({ containerType: 'inline-size' }));

const ROOMY = '(width >= 36rem)';

/** Preview, facts, status and button, with few elements, because there are thousands of rows. In a narrow list they are stacked. */
export const row = recipe({
  base: featureRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"preview preview" "facts facts" "status action" "whole whole"',
    columnGap: space.s,
    rowGap: space.xxs,
    alignItems: 'start',
    '@container': {
      [ROOMY]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"preview status" "facts status" "whole whole"',
        alignItems: 'center',
      },
    },
  }),
  variants: {
    /** A button comes before the status; without buttons the column is omitted, so that statuses stay aligned. */
    hasActions: {
      true: featureRule({
        '@container': {
          [ROOMY]: {
            gridTemplateColumns: 'minmax(0, 1fr) auto auto',
            gridTemplateAreas: '"preview action status" "facts action status" "whole whole whole"',
          },
        },
      }),
    },
  },
});

/** The preview is the button that expands the row. */
export const preview = style(
  featureRule({
    gridArea: 'preview',
    position: 'relative',
    paddingBlock: space.xxs,
    paddingInlineStart: '1.25rem',
    borderRadius: radius.small,
    fontWeight: type.weight.medium,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    ':hover': { textDecoration: 'underline' },
    selectors: {
      '&::before': { content: '"+"', position: 'absolute', insetInlineStart: 0, color: color.text.muted },
      '&[aria-expanded="true"]::before': { content: '"\\2212"' },
    },
  }),
);

export const facts = style([
  text({ size: 's', tone: 'muted', wrap: 'anywhere' }),
  featureRule({ gridArea: 'facts', paddingInlineStart: '1.25rem' }),
]);

export const status = style(
  featureRule({
    gridArea: 'status',
    alignSelf: 'center',
    display: 'flex',
    paddingInlineStart: '1.25rem',
    '@container': { [ROOMY]: { justifySelf: 'end', paddingInlineStart: 0 } },
  }),
);

export const action = style(featureRule({ gridArea: 'action', justifySelf: 'end', display: 'flex' }));

export const whole = style(
  featureRule({ gridArea: 'whole', display: 'grid', gap: space.s, paddingBlock: space.xs, paddingInlineStart: '1.25rem' }),
);

export const comments = style(featureRule({ maxInlineSize: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }));
