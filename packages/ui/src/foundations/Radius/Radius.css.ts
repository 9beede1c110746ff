import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { featureRule } from '../../themes/rules.ts';
import { shown } from '../specimen.css.ts';

export const corner = style(
  featureRule({
    blockSize: '4rem',
    inlineSize: '8rem',
    border: `1px solid ${vars.color.border.control}`,
    borderRadius: shown,
    backgroundColor: vars.color.surface,
  }),
);
