import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

export const box = style(
  primitiveRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: vars.space.m,
    rowGap: vars.space.xs,
    paddingBlock: vars.space.s,
  }),
);

export const count = style(primitiveRule({ color: vars.color.text.muted, ...textStyles.s }));

export const failure = style(
  primitiveRule({ flexBasis: '100%', color: vars.color.tone.critical.text, ...textStyles.s, textAlign: 'center' }),
);
