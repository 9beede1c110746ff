import { style } from '@vanilla-extract/css';
import { text } from '../../../primitives/Text/Text.css.ts';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { space, type } = vars;

export const card = style(
  featureRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"title type" "unit unit" "dates dates" "actions actions"',
    alignItems: 'start',
    justifyItems: 'start',
    columnGap: space.s,
    rowGap: space.xs,
    overflowWrap: 'anywhere',
    // One line each where there is room: positions are compared.
    '@container': {
      '(width >= 52rem)': {
        gridTemplateColumns: 'minmax(0, 3fr) 8rem minmax(0, 3fr) minmax(0, 5fr) auto',
        gridTemplateAreas: '"title type unit dates actions"',
        alignItems: 'center',
        columnGap: space.m,
      },
    },
  }),
);

export const title = style([text({ weight: 'medium' }), featureRule({ gridArea: 'title', lineHeight: type.leading.snug })]);

export const kind = style(featureRule({ gridArea: 'type' }));

export const unit = style([text({ size: 's', tone: 'muted' }), featureRule({ gridArea: 'unit' })]);

export const dates = style([text({ size: 's', tone: 'muted' }), featureRule({ gridArea: 'dates' })]);

export const foot = style(featureRule({ gridArea: 'actions' }));
