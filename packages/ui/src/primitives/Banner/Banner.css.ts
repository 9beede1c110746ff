import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { type ToneName, vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';

function toned(name: ToneName) {
  const { surface, text, border } = vars.color.tone[name];
  return primitiveRule({ backgroundColor: surface, color: text, borderColor: border });
}

export const banner = recipe({
  base: primitiveRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s,
    padding: vars.space.s,
    border: '1px solid',
    borderRadius: vars.radius.medium,
  }),
  variants: {
    tone: { info: toned('info'), positive: toned('positive'), caution: toned('caution'), critical: toned('critical') },
  },
});

export const icon = style(primitiveRule({ flex: 'none', alignSelf: 'flex-start', marginBlockStart: '0.125rem' }));

export const words = style(primitiveRule({ flex: '1 1 14rem', minInlineSize: 0, textWrap: 'pretty' }));

export const title = style(primitiveRule({ fontWeight: vars.type.weight.medium }));

export const actions = style(primitiveRule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));
