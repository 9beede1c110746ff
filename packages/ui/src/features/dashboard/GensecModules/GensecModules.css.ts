import { style } from '@vanilla-extract/css';
import { vars } from '../../../themes/contract.css.ts';
import { TABLET_UP } from '../../../themes/media.ts';
import { featureRule } from '../../../themes/rules.ts';
import { headingStyles } from '../../../themes/typography.ts';

const { space } = vars;

/** Aligned with the header and with all other screens. */
export const body = style(
  featureRule({
    display: 'grid',
    gap: space.m,
    minInlineSize: 0,
    paddingBlock: space.m,
    paddingInline: space.s,
    '@media': { [TABLET_UP]: { paddingInline: space.l } },
  }),
);

/** The size of the titles in the top bars of other screens. */
export const title = style(featureRule(headingStyles.l));
