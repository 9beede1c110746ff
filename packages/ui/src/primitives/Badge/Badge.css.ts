import { recipe } from '@vanilla-extract/recipes';
import { type ToneName, vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

function toned(name: ToneName) {
  const { surface, text, border } = vars.color.tone[name];
  return primitiveRule({ backgroundColor: surface, color: text, borderColor: border });
}

const outline = { backgroundColor: 'transparent', borderColor: vars.color.border.hairline } as const;

// A border, because forced colors remove backgrounds.
const dot = {
  content: '""',
  flex: 'none',
  border: '0.25em solid',
  borderRadius: vars.radius.round,
} as const;

export const badge = recipe({
  base: primitiveRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    flex: 'none',
    maxInlineSize: '100%',
    paddingInline: vars.space.xs,
    border: '1px solid',
    borderRadius: vars.radius.round,
    ...textStyles.xs,
    fontWeight: vars.type.weight.medium,
    lineHeight: vars.type.leading.normal,
  }),
  variants: {
    color: {
      neutral: toned('neutral'),
      info: toned('info'),
      positive: toned('positive'),
      caution: toned('caution'),
      critical: toned('critical'),
      elevated: toned('elevated'),
      concluded: toned('concluded'),
      notable: toned('notable'),
      distinguished: toned('distinguished'),
    },
    // Declared after the colors, so that it overrides all of them except the text color.
    variant: { filled: {}, outline: primitiveRule(outline), dot: primitiveRule({ ...outline, '::before': dot }) },
  },
});
