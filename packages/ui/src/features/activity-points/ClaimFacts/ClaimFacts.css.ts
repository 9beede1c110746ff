import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';

/** Has its place before it came, whatever its size: the buttons below stay where they are. */
export const photo = style(
  featureRule({
    inlineSize: '100%',
    blockSize: 'min(18rem, 40vh)',
    objectFit: 'contain',
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.sunken,
  }),
);
