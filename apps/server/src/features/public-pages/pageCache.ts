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
    const running = this.#lookups.get(key);
    if (running) return running;
    const lookup = this.#lookUp(key, now, findSource).finally(() => {
      if (this.#lookups.get(key) === lookup) this.#lookups.delete(key);
    });
    this.#lookups.set(key, lookup);
    return lookup;
  }

  /** Evicts all keys with a prefix. A request that comes later waits for no lookup that may have begun before the change. */
  evict(prefix: string): void {
    this.#evictions += 1;
    for (const keyed of [this.#pages, this.#lookups]) for (const key of keyed.keys()) if (key.startsWith(prefix)) keyed.delete(key);
  }

  async #lookUp(key: string, now: number, findSource: () => Promise<PageSource | undefined>): Promise<PreparedAnswer | undefined> {
    const evictions = this.#evictions;
    const source = await findSource();
    // A page that was published or unpublished meanwhile is neither cached nor removed.
    const isCurrent = () => evictions === this.#evictions;
    const known = this.#pages.get(key);
    if (isCurrent()) this.#pages.delete(key);
    if (!source) return undefined;
    const answer = known?.version === source.version ? known.answer : await source.render();
    if (isCurrent()) this.#pages.set(key, { version: source.version, answer, checkedAt: now });
    for (const [oldest] of this.#pages) {
      if (this.#pages.size <= MAX_CACHED) break;
      this.#pages.delete(oldest);
    }
    return answer;
  }
}
