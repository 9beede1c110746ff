import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { CLASS_PREFIX } from '../src/themes/designSystemElements.ts';
import { markOwnElements } from './markOwnElements.ts';

/** The plugins that make elements of the built package recognizable by their classes, for every build format. */
export function namedElements() {
  return [vanillaExtractPlugin({ identifiers: ({ hash }) => `${CLASS_PREFIX}${hash}` }), markOwnElements()];
}
