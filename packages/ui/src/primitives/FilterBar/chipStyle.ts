import { vars } from '../../themes/contract.css.ts';
import { textStyles } from '../../themes/typography.ts';

export const chipStyle = {
  alignItems: 'center',
  minInlineSize: '3.5rem',
  maxInlineSize: '16rem',
  minBlockSize: vars.control.small,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface,
  whiteSpace: 'nowrap',
  ...textStyles.s,
  transition: `border-color ${vars.motion.fast}`,
} as const;

/** An active filter is amber; in forced colors, the border shows it. */
export const activeChipStyle = { borderColor: vars.color.selected.mark, backgroundColor: vars.color.selected.surface } as const;
