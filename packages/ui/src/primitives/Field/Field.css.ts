import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { primitiveRule } from '../../themes/rules.ts';
import { textStyles } from '../../themes/typography.ts';

/** Keeps the height of the parts when a neighbor in the row is taller. */
export const field = style(primitiveRule({ display: 'grid', alignContent: 'start', gap: vars.space.xxs, minInlineSize: 0 }));

export const header = style(
  primitiveRule({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', gap: vars.space.xs }),
);

export const label = style(primitiveRule({ ...textStyles.s, fontWeight: vars.type.weight.medium, justifySelf: 'start' }));

/**
 * The asterisk is generated content with an empty alternative text: the input itself is marked `required`, and the label remains the
 * accessible name.
 */
export const requiredLabel = style(primitiveRule({ '::after': { content: ['" *"', '" *" / ""'], color: vars.color.tone.critical.text } }));

export const hint = style(primitiveRule({ color: vars.color.text.muted, ...textStyles.s }));

export const error = style(
  primitiveRule({
    display: 'flex',
    gap: vars.space.xxs,
    color: vars.color.tone.critical.text,
    ...textStyles.s,
    fontWeight: vars.type.weight.medium,
  }),
);

export const errorIcon = style(primitiveRule({ flex: 'none', marginBlockStart: '0.2em' }));
