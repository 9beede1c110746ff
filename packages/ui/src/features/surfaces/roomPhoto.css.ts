import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/contract.css.ts';
import { featureRule } from '../../themes/rules.ts';

/** The photo of a room; its alternative text is empty, because the text beside it names the room. */
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
      /** Above the details of a room. */
      l: featureRule({ inlineSize: 'min(100%, 24rem)' }),
      /** Not cropped. */
      whole: featureRule({ inlineSize: '100%', objectFit: 'contain' }),
    },
  },
});
