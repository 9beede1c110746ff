import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

export const iconButton = style(
  primitiveRule({
    display: 'inline-grid',
    placeContent: 'center',
    flex: 'none',
    inlineSize: vars.control.medium,
    blockSize: vars.control.medium,
    borderRadius: vars.radius.small,
    color: vars.color.text.muted,
    transition: `background-color ${vars.motion.fast}`,
    selectors: {
      '&:hover:not([aria-disabled="true"])': { backgroundColor: vars.color.action.quiet.hover, color: vars.color.text.default },
      '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    },
  }),
);
