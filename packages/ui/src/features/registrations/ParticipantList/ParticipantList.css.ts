import { style } from '@vanilla-extract/css';
import { text } from '../../../primitives/Text/Text.css.ts';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

const { space, type } = vars;
const WIDE = '(width >= 40rem)';

/** Name, facts, state, button; side by side where the list is wide enough. */
export const row = style(
  featureRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"name name" "facts facts" "state action"',
    columnGap: space.s,
    rowGap: space.xxs,
    alignItems: 'center',
    '@container': {
      [WIDE]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto 5.5rem',
        gridTemplateAreas: '"name state action" "facts state action"',
      },
    },
  }),
);

export const name = style(featureRule({ gridArea: 'name', fontWeight: type.weight.medium, overflowWrap: 'anywhere' }));

export const facts = style([text({ size: 's', tone: 'muted', wrap: 'anywhere' }), featureRule({ gridArea: 'facts' })]);

export const state = style(featureRule({ gridArea: 'state', display: 'flex' }));

export const action = style(featureRule({ gridArea: 'action', justifySelf: 'end', display: 'flex' }));
