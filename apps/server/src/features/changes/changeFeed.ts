import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { isUnreachable } from '../../db/errors.ts';
import {
  type ChangesOfInstitute,
  currentSnapshot,
  deleteChangesBefore,
  type FoundChange,
  type FoundChanges,
  findChanges,
  type Snapshot,
} from './changes.repo.ts';

/** Changes that are delivered to an institute's listeners together. */
export interface Batch {
  readonly changes: readonly FoundChange[];
  /** Whether further changes may be missing. */
  readonly hasGap: boolean;
}

type OnBatch = (batch: Batch, place: string) => void;

export interface FeedOptions {
  /** The database that reads are served from, across institutes, so that a reader sees every change that was announced. */
  readonly database: () => Promise<Database>;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const HOUR_MS = 3_600_000;
/** Pause after each poll. It grows with the number of changes to deliver. */
const POLL_INTERVAL_MS = 400;
const POLL_DELAY_PER_LISTENER_MS = 0.2;
/** Pause while the database is unavailable. */
const RETRY_MS = 2000;
/** Changes are kept longer than this. A listener with an older place reloads everything. */
const RETENTION_S = 3000;
const NOTHING: ChangesOfInstitute = { rows: [], isCut: false };
/** A place older than this moves on even without changes, so that no poll has to look far back. */
const MAX_POSITION_AGE_MS = 10_000;

/**
 * The only reader of changes in a process. It polls while there are listeners, and finds what was committed since the last poll. Writers
 * therefore do no work for listeners, and processes need not communicate.
 */
export class ChangeFeed {
  readonly #options: FeedOptions;
  readonly #listeners = new Map<string, Set<OnBatch>>();
  #snapshot: Snapshot | undefined;
  #starting: Promise<Snapshot> | undefined;
  #polledAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> | undefined;
  #isFailing = false;

  constructor(options: FeedOptions) {
    this.#options = options;
  }

  /**
   * Delivers an institute's changes from now on, and before that those since a place from an earlier batch. Each change is delivered once.
   * Returns a function to stop, and the place at which the listener starts.
   */
  async listen(instituteId: string, after: string | undefined, onBatch: OnBatch): Promise<{ stop: () => void; place: string }> {
    const { missed, snapshot } = await this.#catchUp(instituteId, after).catch((error: unknown) => {
      if (this.#listeners.size === 0) this.#pause();
      throw error;
    });
    // No await from here on, so that no change falls between the missed ones and the new ones. The last other listener may just have
    // stopped, and the feed with it.
    this.#snapshot ??= snapshot;
    const place = this.#placeOf(snapshot);
    if (missed.hasGap || missed.changes.length > 0) onBatch(missed, place);
    const listeners = this.#listeners.get(instituteId) ?? new Set();
    this.#listeners.set(instituteId, listeners.add(onBatch));
    this.#timer ??= this.#schedulePoll();
    return {
      place,
      stop: () => {
        listeners.delete(onBatch);
        if (listeners.size === 0 && this.#listeners.get(instituteId) === listeners) this.#listeners.delete(instituteId);
        if (this.#listeners.size === 0) this.#pause();
      },
    };
  }

  /** Number of listeners. */
  get listenerCount(): number {
    return [...this.#listeners.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** The current place. A listener that has received everything so far can resume from it. */
  get place(): string | undefined {
    return this.#snapshot && this.#placeOf(this.#snapshot);
  }

  /** Returns a place before everything that is committed from now on. */
  async placeNow(): Promise<string> {
    return this.place ?? this.#placeOf(await currentSnapshot(await this.#options.database()));
  }

  /** Stops the feed. No listener receives anything any more. */
  async close(): Promise<void> {
    this.#listeners.clear();
    this.#pause();
    await this.#polling;
  }

  /** Reads the missed changes up to the place of the feed at the end of this call. */
  async #catchUp(instituteId: string, after: string | undefined): Promise<{ missed: Batch; snapshot: Snapshot }> {
    let since = after === undefined ? undefined : this.#snapshotOf(after);
    let isCut = after !== undefined && since === undefined;
    const changes: FoundChange[] = [];
    for (;;) {
      const snapshot = this.#snapshot ?? (await this.#begin());
      if (since === undefined || since === snapshot) return { missed: { changes, hasGap: isCut }, snapshot };
      const found = await this.#missed(instituteId, since, snapshot);
      changes.push(...(found?.rows.filter(({ topic }) => topic !== 'session') ?? []));
      isCut ||= found === undefined || found.isCut;
      since = snapshot;
    }
  }

  /** Undefined for a place that this database never had. */
  async #missed(instituteId: string, since: Snapshot, until: Snapshot): Promise<ChangesOfInstitute | undefined> {
    if (xmin(since) > xmax(until)) return undefined;
    try {
      const { ofInstitutes } = await findChanges(await this.#options.database(), [instituteId], { since, until });
      return ofInstitutes.get(instituteId) ?? NOTHING;
    } catch (error) {
      if (isUnreachable(error)) throw error;
      return undefined;
    }
  }

  #begin(): Promise<Snapshot> {
    this.#starting ??= this.#options
      .database()
      .then(currentSnapshot)
      .then((snapshot) => {
        this.#snapshot ??= snapshot;
        this.#polledAt = performance.now();
        return this.#snapshot;
      })
      .finally(() => {
        this.#starting = undefined;
      });
    return this.#starting;
  }

  #pause(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#snapshot = undefined;
  }

  #schedulePoll(): NodeJS.Timeout {
    const wait = this.#isFailing ? RETRY_MS : POLL_INTERVAL_MS + this.listenerCount * POLL_DELAY_PER_LISTENER_MS;
    const timer = setTimeout(() => {
      this.#polling = this.#poll().finally(() => {
        this.#polling = undefined;
        if (this.#timer === timer) this.#timer = this.#schedulePoll();
      });
    }, wait);
    return timer.unref();
  }

  async #poll(): Promise<void> {
    const since = this.#snapshot;
    if (since === undefined) return;
    try {
      const found = await this.#changesSince(since);
      this.#isFailing = false;
      if (this.#snapshot === since) this.#deliver(found);
    } catch (error) {
      if (!this.#isFailing) this.#options.log.warn({ err: error }, 'Changes cannot be read');
      this.#isFailing = true;
    }
  }

  /** Reads the changes of all institutes that have listeners when the statement runs, up to a common snapshot. */
  async #changesSince(since: Snapshot): Promise<FoundChanges> {
    const database = await this.#options.database();
    let queried = [...this.#listeners.keys()];
    const { until, ...found } = await findChanges(database, queried, { since });
    let { ofInstitutes } = found;
    for (;;) {
      const known = new Set(queried);
      const others = [...this.#listeners.keys()].filter((instituteId) => !known.has(instituteId));
      if (others.length === 0) return { until, ofInstitutes };
      const more = await findChanges(database, others, { since, until });
      ofInstitutes = new Map([...ofInstitutes, ...more.ofInstitutes]);
      queried = [...queried, ...others];
    }
  }

  #deliver({ until, ofInstitutes }: FoundChanges): void {
    const now = performance.now();
    const sincePoll = now - this.#polledAt;
    if (ofInstitutes.size === 0 && sincePoll < MAX_POSITION_AGE_MS) return;
    this.#snapshot = until;
    this.#polledAt = now;
    const place = this.#placeOf(until);
    for (const [instituteId, listeners] of this.#listeners) {
      const { rows, isCut } = ofInstitutes.get(instituteId) ?? NOTHING;
      const batch: Batch = { changes: rows, hasGap: isCut || sincePoll > RETENTION_S * 1000 };
      if (rows.length > 0 || batch.hasGap) for (const onBatch of [...listeners]) onBatch(batch, place);
    }
  }

  #seconds(): number {
    return Math.floor(this.#options.clock().getTime() / 1000);
  }

  #placeOf(snapshot: Snapshot): string {
    return `${this.#seconds()}.${snapshot}`;
  }

  /** Undefined for an invalid place, and for one whose later changes may have been deleted. */
  #snapshotOf(place: string): Snapshot | undefined {
    const [, seconds, snapshot] = /^(\d{1,12})\.(\d{1,18}:\d{1,18}:[\d,]*)$/.exec(place) ?? [];
    return snapshot !== undefined && this.#seconds() - Number(seconds) <= RETENTION_S ? snapshot : undefined;
  }
}

function xmin(snapshot: Snapshot): bigint {
  return BigInt(snapshot.split(':')[0] ?? 0);
}

function xmax(snapshot: Snapshot): bigint {
  return BigInt(snapshot.split(':')[1] ?? 0);
}

/** Deletes changes that no listener can resume from any more. */
export function purgeChanges({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  return deleteChangesBefore(db, new Date(clock().getTime() - 2 * HOUR_MS));
}
