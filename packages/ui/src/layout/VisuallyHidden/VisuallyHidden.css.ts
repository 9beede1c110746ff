import { style } from '@vanilla-extract/css';
import { layoutRule } from '../../themes/rules.ts';

export const hidden = style(
  layoutRule({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    padding: 0,
    border: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
