/** Weakest first: whatever a later layer says wins, whatever the selectors weigh. All of them stand in the one called `quad`. */
export const LAYER_NAMES = ['reset', 'tokens', 'base', 'primitives', 'layout', 'features'] as const;
