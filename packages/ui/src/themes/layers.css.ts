import { globalLayer, type StyleRule } from '@vanilla-extract/css';

/** Weakest first: whatever a later layer says wins, whatever the selectors weigh. */
export const reset = globalLayer('reset');
export const base = globalLayer('base');
export const primitives = globalLayer('primitives');
export const layout = globalLayer('layout');
export const features = globalLayer('features');

type LayerRule = NonNullable<StyleRule['@layer']>[string];

function inLayer(layer: string) {
  return (rule: LayerRule): StyleRule => ({ '@layer': { [layer]: rule } });
}

/** A rule of a primitive. */
export const primitiveRule = inLayer(primitives);
/** A rule of a layout component or of the shell. */
export const layoutRule = inLayer(layout);
/** A rule of a composite. */
export const featureRule = inLayer(features);
