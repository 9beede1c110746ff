import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { CLASS_PREFIX } from '../src/themes/ours.ts';
import { markOwnElements } from './markOwnElements.ts';

/** What makes the elements of the built package known by their classes, in whatever form it is built. */
export function namedElements() {
  return [vanillaExtractPlugin({ identifiers: ({ hash }) => `${CLASS_PREFIX}${hash}` }), markOwnElements()];
}
