import { globalLayer } from '@vanilla-extract/css';
import { LAYER_NAMES } from './layerNames.ts';

/** All of ours stand in this one, so that an app can say with one name what it puts before or after the whole design system. */
const parent = globalLayer('quad');

const [resetName, tokensName, baseName, primitivesName, layoutName, featuresName] = LAYER_NAMES;

export const reset = globalLayer({ parent }, resetName);
/** The custom properties of the themes. */
export const tokens = globalLayer({ parent }, tokensName);
export const base = globalLayer({ parent }, baseName);
export const primitives = globalLayer({ parent }, primitivesName);
export const layout = globalLayer({ parent }, layoutName);
export const features = globalLayer({ parent }, featuresName);
