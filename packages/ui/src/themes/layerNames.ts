/** The cascade layers, weakest first: a later layer wins whatever the specificity of its selectors. All are nested in the layer `quad`. */
export const LAYER_NAMES = ['reset', 'tokens', 'base', 'primitives', 'layout', 'features'] as const;
