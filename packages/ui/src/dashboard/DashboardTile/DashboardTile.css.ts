import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css.ts';
import { layoutRule } from '../../themes/rules.ts';

export const tile = style(
  layoutRule({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    border: `1px solid ${vars.color.border.hairline}`,
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.surface,
  }),
);

export const header = style(
  layoutRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    paddingBlock: `${vars.space.xs} ${vars.space.xxs}`,
    paddingInline: vars.space.m,
  }),
);

/** Title and subtitle, in one line where there is room. */
export const words = style(
  layoutRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.s, minInlineSize: 0 }),
);

export const body = style(
  layoutRule({
    flex: 1,
    minInlineSize: 0,
    paddingBlockEnd: vars.space.m,
    paddingInline: vars.space.m,
  }),
);
