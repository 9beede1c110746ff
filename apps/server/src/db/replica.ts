import { sql } from 'drizzle-orm';
import type { Connection, Database } from './connection.ts';
import { openPostgres } from './postgres.ts';
import { handwritten } from './statement.ts';

/** Interval of the check how far the replica is, in milliseconds. It runs only while there are reads. */
const ASK_EVERY_MS = 1000;
/** Maximum lag: a replica without data that the primary had this long ago is not used. */
const BEHIND_AT_MOST_MS = 5000;
/** Connection timeout of the replica, short because the primary is available. */
const CONNECT_WITHIN_MS = 1000;

/** How long the replica may take to report its position, because readers wait for it. */
const ANSWER_WITHIN_MS = 2000;

/** A position in the primary's write-ahead log (LSN), in PostgreSQL's notation: `16/B374D848`. */
export type LogPlace = string;

export function isLogPlace(text: string): text is LogPlace {
  return /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/i.test(text);
}

function toNumber(place: LogPlace): bigint {
  const [high = '0', low = '0'] = place.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** The positions of the primary and the replica. */
export interface Sides {
  written(): Promise<LogPlace>;
  /** Rejects when the replica is unavailable. */
  replayed(): Promise<LogPlace>;
}

/**
 * Decides which reads a replica may serve: those that it can answer as the primary did a moment ago, and that include the reader's own
 * writes.
 */
export class ReplicaWatch {
  readonly #sides: Sides;
  readonly #now: () => number;
  #replayed: bigint | undefined;
  /** The oldest known position that the replica has not replayed yet, and since when. */
  #missing: { readonly place: bigint; readonly since: number } | undefined;
  #askedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<void> | undefined;

  constructor(sides: Sides, now: () => number = () => performance.now()) {
    this.#sides = sides;
    this.#now = now;
  }

  /** Current position of the primary's log. A replica that has replayed it includes all writes up to now. */
  written(): Promise<LogPlace> {
    return this.#sides.written();
  }

  /**
   * Whether the replica may serve somebody whose last write was at that position. Returns without waiting for a replica that lags or is
   * unavailable.
   */
  async serves(wrote?: LogPlace): Promise<boolean> {
    const age = this.#now() - this.#askedAt;
    if (this.#replayed === undefined && age > ASK_EVERY_MS) await this.#ask();
    else if (age > ASK_EVERY_MS) void this.#ask();
    if (!this.#isNear()) return false;
    if (wrote === undefined || this.#has(wrote)) return true;
    // The known position is up to a second old, and by now the replica mostly has a recent write.
    await this.#ask();
    return this.#isNear() && this.#has(wrote);
  }

  /** Call this when the replica did not answer: it is not used until the next check. */
  failed(): void {
    this.#replayed = undefined;
    this.#askedAt = this.#now();
  }

  #has(place: LogPlace): boolean {
    return this.#replayed !== undefined && this.#replayed >= toNumber(place);
  }

  #isNear(): boolean {
    return this.#replayed !== undefined && (!this.#missing || this.#now() - this.#missing.since <= BEHIND_AT_MOST_MS);
  }

  /** Concurrent callers share one check. */
  #ask(): Promise<void> {
    this.#asking ??= this.#look().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #look(): Promise<void> {
    try {
      // Ask the primary first: the replica may catch up with that position before it is asked.
      const written = toNumber(await this.#sides.written());
      this.#askedAt = this.#now();
      const replayed = toNumber(await this.#sides.replayed());
      this.#replayed = replayed;
      if (this.#missing && replayed >= this.#missing.place) this.#missing = undefined;
      if (!this.#missing && written > replayed) this.#missing = { place: written, since: this.#now() };
    } catch {
      this.failed();
    }
  }
}

/** A replica to read from, and the decision when. */
export interface Replica extends Pick<ReplicaWatch, 'written' | 'serves' | 'failed'> {
  ofInstitute(instituteId: string): Database;
  acrossInstitutes(): Database;
  close(): Promise<void>;
}

const writtenPlace = handwritten<{ place: LogPlace }>(() => sql`select pg_current_wal_insert_lsn()::text as place`);
const replayedPlace = handwritten<{ place: LogPlace | null }>(() => sql`select pg_last_wal_replay_lsn()::text as place`);

/** Opens a streaming replica of the primary. It may be unavailable: connecting is retried while there are reads. */
export function openReplica(databaseReadUrl: string, primary: Database, options: { poolSize: number; hasNames: boolean }): Replica {
  let opened: Connection | undefined;
  let opening: Promise<Connection> | undefined;
  const open = async () => {
    const connection = await openPostgres(databaseReadUrl, { ...options, connectTimeoutMs: CONNECT_WITHIN_MS });
    await connection.setTimeouts();
    opened = connection;
    return connection;
  };
  const askReplica = async () => {
    if (!opened)
      opening ??= open().finally(() => {
        opening = undefined;
      });
    const connection = opened ?? (await opening);
    if (!connection) throw new Error('The replica is not open.');
    return placeOf(await replayedPlace(connection.acrossInstitutes, {}));
  };
  const watch = new ReplicaWatch({
    async written() {
      return placeOf(await writtenPlace(primary, {}));
    },
    replayed: () => within(ANSWER_WITHIN_MS, askReplica()),
  });
  return {
    written: () => watch.written(),
    serves: (wrote) => watch.serves(wrote),
    failed: () => watch.failed(),
    ofInstitute(instituteId) {
      if (!opened) throw new Error('The replica is not open.');
      return opened.ofInstitute(instituteId);
    },
    acrossInstitutes() {
      if (!opened) throw new Error('The replica is not open.');
      return opened.acrossInstitutes;
    },
    async close() {
      await opening?.catch(() => undefined);
      await opened?.close();
    },
  };
}

/** Rejects after the timeout. The work itself continues. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The replica does not answer.')), milliseconds);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

/** The value is null on a server that is not a replica, because it was promoted or the URL is wrong. */
function placeOf({ rows }: { rows: { place: LogPlace | null }[] }): LogPlace {
  const place = rows[0]?.place;
  if (!place) throw new Error('This is no replica.');
  return place;
}
