import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { TABLET_UP } from '../../themes/media.ts';
import { layoutRule } from '../../themes/rules.ts';

const { color, layer, space } = vars;

/** Not sticky below tablet width, where the foot of the window belongs to the on-screen keyboard and the navigation bar. */
export const actions = style(
  layoutRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    '@media': {
      [TABLET_UP]: {
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: layer.raised,
        paddingBlock: space.s,
        marginBlockEnd: `calc(-1 * ${space.s})`,
        backgroundColor: color.surface,
      },
    },
  }),
);
