/** The quick tier runs at every change, the full one (TEST_TIER=full) before a release. */
export const isFullTier = process.env.TEST_TIER === 'full';

/**
 * How often something is repeated that may go wrong only now and then: races, histories at random, being killed. The quick
 * number finds what goes wrong often; what each round proves is the same in both tiers.
 */
export function rounds(quick: number, full: number): number {
  return isFullTier ? full : quick;
}
