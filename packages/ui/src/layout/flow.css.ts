import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../themes/contract.css.ts';
import { layoutRule } from '../themes/rules.ts';

const { space } = vars;

/** Stack and Inline are one thing in two directions. */
export const flow = recipe({
  base: layoutRule({ display: 'flex', minInlineSize: 0 }),
  variants: {
    direction: {
      down: layoutRule({ flexDirection: 'column' }),
      along: layoutRule({ flexDirection: 'row' }),
    },
    isWrapping: { true: layoutRule({ flexWrap: 'wrap' }) },
    gap: {
      none: layoutRule({ gap: 0 }),
      xxs: layoutRule({ gap: space.xxs }),
      xs: layoutRule({ gap: space.xs }),
      s: layoutRule({ gap: space.s }),
      m: layoutRule({ gap: space.m }),
      l: layoutRule({ gap: space.l }),
      xl: layoutRule({ gap: space.xl }),
      xxl: layoutRule({ gap: space.xxl }),
    },
    align: {
      start: layoutRule({ alignItems: 'flex-start' }),
      center: layoutRule({ alignItems: 'center' }),
      end: layoutRule({ alignItems: 'flex-end' }),
      stretch: layoutRule({ alignItems: 'stretch' }),
      baseline: layoutRule({ alignItems: 'baseline' }),
    },
    justify: {
      start: layoutRule({ justifyContent: 'flex-start' }),
      center: layoutRule({ justifyContent: 'center' }),
      end: layoutRule({ justifyContent: 'flex-end' }),
      between: layoutRule({ justifyContent: 'space-between' }),
    },
  },
});
