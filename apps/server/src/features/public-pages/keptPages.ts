import type { PreparedAnswer } from '../../plugins/preparedAnswers.ts';

/** For so long a page is answered from memory before it is looked at whether it says the same still. */
const LOOKED_FOR_MS = 1000;
/** So many are kept; who was not asked for longest makes room. */
const MOST_KEPT = 500;

/** What a page is made of, before it is made. */
export interface PageSource {
  /** Stands for everything that the page says. */
  readonly version: string;
  readonly make: () => Promise<PreparedAnswer>;
}

interface Kept {
  readonly version: string;
  readonly answer: PreparedAnswer;
  readonly lookedAt: number;
}

/**
 * Public pages as they are sent, in memory. What many ask for at once is looked for once, and made again only where it says something
 * else: what is read of it is one row a second, however many read it.
 */
export class KeptPages {
  readonly #kept = new Map<string, Kept>();
  readonly #looks = new Map<string, Promise<PreparedAnswer | undefined>>();
  #forgotten = 0;

  /**
   * @param key what is asked for: of one institute, and in one language
   * @param look finds what the page is made of; undefined where there is none
   */
  read(key: string, now: number, look: () => Promise<PageSource | undefined>): Promise<PreparedAnswer | undefined> | PreparedAnswer {
    const kept = this.#kept.get(key);
    if (kept && Math.abs(now - kept.lookedAt) < LOOKED_FOR_MS) return kept.answer;
    const looking = this.#looks.get(key) ?? this.#look(key, now, look);
    this.#looks.set(key, looking);
    return looking;
  }

  /** Whether it was there when it was last looked for. */
  has(key: string): boolean {
    return this.#kept.has(key);
  }

  /** Forgets whatever begins so: what was made private is not shown again. */
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
      // What was made private meanwhile is not kept.
      if (forgotten === this.#forgotten) this.#kept.set(key, { version: source.version, answer, lookedAt: now });
      for (const [oldest] of this.#kept) {
        if (this.#kept.size <= MOST_KEPT) break;
        this.#kept.delete(oldest);
      }
      return answer;
    } finally {
      this.#looks.delete(key);
    }
  }
}
