import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { featureRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

/** The token that is shown. */
export const shown = createVar();

const sample = featureRule({ inlineSize: '4rem', blockSize: '2rem', borderRadius: vars.radius.small });

export const color = style([sample, featureRule({ backgroundColor: shown, border: `1px solid ${vars.color.border.hairline}` })]);
export const length = style(featureRule({ inlineSize: shown, blockSize: '1rem', backgroundColor: vars.color.selected.mark }));
export const radius = style([sample, featureRule({ borderRadius: shown, border: `1px solid ${vars.color.border.control}` })]);
export const size = style(featureRule({ fontSize: shown, lineHeight: vars.type.leading.tight }));
export const weight = style(featureRule({ fontWeight: shown }));
export const family = style(featureRule({ fontFamily: shown }));
export const shadow = style([sample, featureRule({ boxShadow: shown, backgroundColor: vars.color.floating })]);
export const name = style(featureRule({ fontFamily: vars.type.family.mono, ...textStyles.xs }));
