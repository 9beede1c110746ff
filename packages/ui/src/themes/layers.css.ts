import { globalLayer } from '@vanilla-extract/css';

/** Weakest first: whatever a later layer says wins, whatever the selectors weigh. */
export const reset = globalLayer('reset');
export const base = globalLayer('base');
export const primitives = globalLayer('primitives');
export const layout = globalLayer('layout');
export const features = globalLayer('features');
