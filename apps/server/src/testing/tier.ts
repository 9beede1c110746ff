import { ENGINE } from './database.ts';

/** The quick tier runs with every change, the full one (TEST_TIER=full) before a release. */
export const isFullTier = process.env.TEST_TIER === 'full';

/**
 * Number of repetitions of what fails only now and then (races, random histories, crashes), or of rows for a query plan. The quick number
 * finds frequent failures; each round tests the same in both tiers.
 */
export function rounds(quick: number, full: number): number {
  return isFullTier ? full : quick;
}

/** Number of concurrent actors. The embedded database runs one thing at a time, so in the quick tier a few are enough there. */
export function crowd(many: number): number {
  return isFullTier || ENGINE === 'postgres' ? many : Math.min(many, 10);
}
