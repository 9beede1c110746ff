import type { PreparedAnswer } from '../../plugins/preparedAnswers.ts';

/** A cached page is served without a check for this long. */
const FRESH_FOR_MS = 1000;
/** Maximum number of cached pages; the least recently checked one is evicted. */
const MAX_CACHED = 500;

/** What is needed to render a page. */
export interface PageSource {
  /** Changes whenever the content of the page does. */
  readonly version: string;
  readonly render: () => Promise<PreparedAnswer>;
}

interface CachedPage {
  readonly version: string;
  readonly answer: PreparedAnswer;
  readonly checkedAt: number;
}

/**
 * In-memory cache of rendered public pages. Concurrent requests share one lookup, and a page is rendered again only if its version has
 * changed. So a page causes one small query per second, however many readers it has.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #lookups = new Map<string, Promise<PreparedAnswer | undefined>>();
  #evictions = 0;

  /**
   * @param key identifies the page, including institute and language
   * @param findSource finds the source of the page; undefined if there is none
   */
  read(key: string, now: number, findSource: () => Promise<PageSource | undefined>): Promise<PreparedAnswer | undefined> | PreparedAnswer {
    const cached = this.#pages.get(key);
    if (cached && Math.abs(now - cached.checkedAt) < FRESH_FOR_MS) return cached.answer;
    const lookup = this.#lookups.get(key) ?? this.#lookUp(key, now, findSource);
    this.#lookups.set(key, lookup);
    return lookup;
  }

  /** Whether the page existed at the last lookup. */
  has(key: string): boolean {
    return this.#pages.has(key);
  }

  /** Evicts all keys with a prefix, so that unpublished pages are not served again. */
  evict(prefix: string): void {
    this.#evictions += 1;
    for (const key of this.#pages.keys()) if (key.startsWith(prefix)) this.#pages.delete(key);
  }

  async #lookUp(key: string, now: number, findSource: () => Promise<PageSource | undefined>): Promise<PreparedAnswer | undefined> {
    const evictions = this.#evictions;
    try {
      const source = await findSource();
      const known = this.#pages.get(key);
      this.#pages.delete(key);
      if (!source) return undefined;
      const answer = known?.version === source.version ? known.answer : await source.render();
      // A page that was unpublished meanwhile is not cached.
      if (evictions === this.#evictions) this.#pages.set(key, { version: source.version, answer, checkedAt: now });
      for (const [oldest] of this.#pages) {
        if (this.#pages.size <= MAX_CACHED) break;
        this.#pages.delete(oldest);
      }
      return answer;
    } finally {
      this.#lookups.delete(key);
    }
  }
}
