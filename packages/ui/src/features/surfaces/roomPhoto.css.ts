import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { featureRule } from '../../themes/rules.ts';

/** The photo of a room, which is told by what stands beside it: its `img` has no text of its own. */
export const roomPhoto = recipe({
  base: featureRule({
    flex: 'none',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderRadius: vars.radius.medium,
    backgroundColor: vars.color.sunken,
    color: 'transparent',
  }),
  variants: {
    size: {
      /** Beside the name, in a list. */
      s: featureRule({ inlineSize: '6rem' }),
      /** Over what is said of one room. */
      l: featureRule({ inlineSize: 'min(100%, 24rem)' }),
      /** What somebody has to see whole. */
      whole: featureRule({ inlineSize: '100%', objectFit: 'contain' }),
    },
  },
});
