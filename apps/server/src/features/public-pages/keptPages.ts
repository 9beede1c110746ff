import type { PreparedAnswer } from '../../plugins/preparedAnswers.ts';

/** A cached page is served without a check for this long. */
const LOOKED_FOR_MS = 1000;
/** Maximum number of cached pages; the least recently checked one is evicted. */
const MAX_CACHED = 500;

/** What is needed to render a page. */
export interface PageSource {
  /** Changes whenever the content of the page does. */
  readonly version: string;
  readonly make: () => Promise<PreparedAnswer>;
}

interface Kept {
  readonly version: string;
  readonly answer: PreparedAnswer;
  readonly lookedAt: number;
}

/**
 * In-memory cache of rendered public pages. Concurrent requests share one lookup, and a page is rendered again only if its version has
 * changed. So a page causes one small query per second, however many readers it has.
 */
export class KeptPages {
  readonly #kept = new Map<string, Kept>();
  readonly #looks = new Map<string, Promise<PreparedAnswer | undefined>>();
  #forgotten = 0;

  /**
   * @param key identifies the page, including institute and language
   * @param look finds the source of the page; undefined if there is none
   */
  read(key: string, now: number, look: () => Promise<PageSource | undefined>): Promise<PreparedAnswer | undefined> | PreparedAnswer {
    const kept = this.#kept.get(key);
    if (kept && Math.abs(now - kept.lookedAt) < LOOKED_FOR_MS) return kept.answer;
    const looking = this.#looks.get(key) ?? this.#look(key, now, look);
    this.#looks.set(key, looking);
    return looking;
  }

  /** Whether the page existed at the last lookup. */
  has(key: string): boolean {
    return this.#kept.has(key);
  }

  /** Evicts all keys with a prefix, so that unpublished pages are not served again. */
  forget(prefix: string): void {
    this.#forgotten += 1;
    for (const key of this.#kept.keys()) if (key.startsWith(prefix)) this.#kept.delete(key);
  }

  async #look(key: string, now: number, look: () => Promise<PageSource | undefined>): Promise<PreparedAnswer | undefined> {
    const forgotten = this.#forgotten;
    try {
      const source = await look();
      const known = this.#kept.get(key);
      this.#kept.delete(key);
      if (!source) return undefined;
      const answer = known?.version === source.version ? known.answer : await source.make();
      // A page that was unpublished meanwhile is not cached.
      if (forgotten === this.#forgotten) this.#kept.set(key, { version: source.version, answer, lookedAt: now });
      for (const [oldest] of this.#kept) {
        if (this.#kept.size <= MAX_CACHED) break;
        this.#kept.delete(oldest);
      }
      return answer;
    } finally {
      this.#looks.delete(key);
    }
  }
}
