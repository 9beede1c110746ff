import './apply.css.ts';
import './base.css.ts';
import type { StyleRule } from '@vanilla-extract/css';
import { features, layout, primitives } from './layers.css.ts';

// Every file with a rule also imports the custom properties and the base rules of the design system.

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
