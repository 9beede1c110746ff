import { ENGINE } from './database.ts';

/** The quick tier runs at every change, the full one (TEST_TIER=full) before a release. */
export const isFullTier = process.env.TEST_TIER === 'full';

/**
 * How often something is repeated that may go wrong only now and then (races, histories at random, being killed), or of how many rows
 * a plan is asked. The quick number finds what goes wrong often; what each round proves is the same in both tiers.
 */
export function rounds(quick: number, full: number): number {
  return isFullTier ? full : quick;
}

/**
 * How many do the same at the same moment. The embedded database does one thing at a time, so that in the quick tier a few show on it
 * what many do.
 */
export function crowd(many: number): number {
  return isFullTier || ENGINE === 'postgres' ? many : Math.min(many, 10);
}
