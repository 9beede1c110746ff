const HOUR_MS = 60 * 60_000;
/** Number of unknown addresses that a network may try in an hour. */
const MAX_MISSES = 300;
/** Number of networks that are counted at the same time. */
const MAX_NETWORKS = 10_000;

interface Count {
  misses: number;
  readonly until: number;
}

/** Counts in memory how many unknown addresses each network has tried, so that trying one writes nothing to the database. */
export class Misses {
  /** The hours that began first come first. */
  readonly #counts = new Map<string, Count>();

  /** Counts one more, and returns whether the network may still try. */
  count(network: string, now: number): boolean {
    const known = this.#counts.get(network);
    if (known && known.until > now) {
      known.misses += 1;
      return known.misses <= MAX_MISSES;
    }
    this.#counts.delete(network);
    for (const [oldest, { until }] of this.#counts) {
      if (until > now && this.#counts.size < MAX_NETWORKS) break;
      this.#counts.delete(oldest);
    }
    this.#counts.set(network, { misses: 1, until: now + HOUR_MS });
    return true;
  }
}
