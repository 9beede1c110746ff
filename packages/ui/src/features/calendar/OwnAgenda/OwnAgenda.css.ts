import { style } from '@vanilla-extract/css';
import { clickableRow } from '../../../primitives/Link/Link.css.ts';
import { vars } from '../../../themes/contract.css.ts';
import { featureRule } from '../../../themes/rules.ts';
import { textStyles } from '../../../themes/typography.ts';

/** Reserves the height of three events, so that nothing below moves. */
export const agenda = style(featureRule({ display: 'grid', gridTemplateRows: `repeat(3, ${vars.control.small})` }));

export const line = style([clickableRow, featureRule({ display: 'flex', alignItems: 'center', gap: vars.space.s, minInlineSize: 0 })]);

/** As wide as its text; the title takes the rest of the line. */
export const day = style(featureRule({ ...textStyles.s, flex: 'none', color: vars.color.text.muted }));
