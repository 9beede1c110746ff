import { globalLayer } from '@vanilla-extract/css';
import { LAYER_NAMES } from './layerNames.ts';

/** The parent of all layers, so that an app can order its own styles before or after the whole design system by one name. */
const parent = globalLayer('quad');

const [resetName, tokensName, baseName, primitivesName, layoutName, featuresName] = LAYER_NAMES;

export const reset = globalLayer({ parent }, resetName);
/** The custom properties of the themes. */
export const tokens = globalLayer({ parent }, tokensName);
export const base = globalLayer({ parent }, baseName);
export const primitives = globalLayer({ parent }, primitivesName);
export const layout = globalLayer({ parent }, layoutName);
export const features = globalLayer({ parent }, featuresName);
