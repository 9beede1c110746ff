import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { measures } from '../../themes/measures.ts';
import { primitiveRule } from '../../themes/rules.ts';

export const card = recipe({
  base: primitiveRule({
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.medium,
    minInlineSize: 0,
  }),
  variants: {
    padding: {
      none: primitiveRule({ padding: 0, overflow: 'clip' }),
      s: primitiveRule({ padding: vars.space.s }),
      m: primitiveRule({ padding: vars.space.m }),
      l: primitiveRule({ padding: vars.space.l }),
    },
    width: { form: primitiveRule({ boxSizing: 'content-box', maxInlineSize: measures.form }) },
    variant: {
      plain: primitiveRule({ backgroundColor: vars.color.surface }),
      sunken: primitiveRule({ backgroundColor: vars.color.sunken, borderColor: 'transparent' }),
    },
  },
});
