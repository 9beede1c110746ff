import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Context } from '../context.ts';
import type { Database } from './connection.ts';

/** Maximum number of keys that a statement looks up. */
const MAX_KEYS = 500;
/** Pause after each statement. With so many keys in a statement, a node can look up more keys in a second than it can receive. */
const PAUSE_MS = 20;

type Scope = Pick<Context, 'db' | 'instituteId'>;

/** Finds what there is for at most 500 different keys, by key. */
type FindAll<Found> = (scope: Scope, keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>;

/**
 * Lookups by keys that strangers may make up. All that wait at the same time share a statement. There is one statement at a time for each
 * institute, and a pause after it, so that any number of made-up keys causes a bounded number of statements, and nobody has to be refused.
 * Nothing is cached: a lookup reads what is committed when it is asked for, or later.
 */
export class SharedLookups<Found> {
  readonly #findAll: FindAll<Found>;
  /** By database, which is one for each institute, and another one for its replica. */
  readonly #queues = new WeakMap<Database, LookupQueue<Found>>();

  constructor(findAll: FindAll<Found>) {
    this.#findAll = findAll;
  }

  find({ db, instituteId }: Scope, key: string): Promise<Found | undefined> {
    const queue = this.#queues.get(db) ?? new LookupQueue((keys) => this.#findAll({ db, instituteId }, keys));
    this.#queues.set(db, queue);
    return queue.find(key);
  }
}

class LookupQueue<Found> {
  readonly #findAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>;
  /** What no statement has been sent for, in the order in which it was asked for. */
  readonly #waiting = new Map<string, PromiseWithResolvers<Found | undefined>>();
  #isRunning = false;

  constructor(findAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>) {
    this.#findAll = findAll;
  }

  find(key: string): Promise<Found | undefined> {
    const lookup = this.#waiting.get(key) ?? Promise.withResolvers<Found | undefined>();
    this.#waiting.set(key, lookup);
    if (!this.#isRunning) void this.#run();
    return lookup.promise;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    // What arrives at the same moment shares the first statement.
    await setImmediate();
    while (this.#waiting.size > 0) {
      await this.#answerNext();
      await setTimeout(PAUSE_MS);
    }
    this.#isRunning = false;
  }

  async #answerNext(): Promise<void> {
    const lookups = [...this.#waiting].slice(0, MAX_KEYS);
    for (const [key] of lookups) this.#waiting.delete(key);
    try {
      const found = await this.#findAll(lookups.map(([key]) => key));
      for (const [key, { resolve }] of lookups) resolve(found.get(key));
    } catch (error) {
      for (const [, { reject }] of lookups) reject(error);
    }
  }
}
