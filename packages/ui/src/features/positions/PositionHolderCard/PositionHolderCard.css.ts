import { style } from '@vanilla-extract/css';
import { text } from '../../../primitives/Text/Text.css.ts';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { space, type } = vars;

export const card = style(
  featureRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"name status" "facts facts" "badge badge" "actions actions"',
    alignItems: 'start',
    justifyItems: 'start',
    columnGap: space.s,
    rowGap: space.xs,
    overflowWrap: 'anywhere',
    // One line each where there is room: people are compared.
    '@container': {
      '(width >= 52rem)': {
        gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 3fr) 6rem auto',
        gridTemplateAreas: '"name facts badge status actions"',
        alignItems: 'center',
        columnGap: space.m,
      },
    },
  }),
);

export const name = style([text({ weight: 'medium' }), featureRule({ gridArea: 'name', lineHeight: type.leading.snug })]);

export const status = style(featureRule({ gridArea: 'status' }));

export const facts = style([text({ size: 's', tone: 'muted' }), featureRule({ gridArea: 'facts' })]);

export const badge = style(featureRule({ gridArea: 'badge' }));

export const foot = style(featureRule({ gridArea: 'actions' }));
