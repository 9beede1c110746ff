import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { featureRule } from '../../themes/rules.ts';
import { shown } from '../specimen.css.ts';

export const bar = style(
  featureRule({ display: 'inline-block', inlineSize: shown, blockSize: '1rem', backgroundColor: vars.color.selected.mark }),
);
