import { sql } from 'drizzle-orm';
import type { Connection, Database } from './connection.ts';
import { openPostgres } from './postgres.ts';
import { handwritten } from './statement.ts';

/** How often it is asked how far the replica is, in milliseconds; only while somebody reads. */
const ASK_EVERY_MS = 1000;
/** A replica that has not got what the primary had this long ago is not read from. */
const BEHIND_AT_MOST_MS = 5000;
/** How long a connection to the replica is waited for: the primary is there. */
const CONNECT_WITHIN_MS = 1000;

/** How long the replica may take to say how far it is: readers wait for that. */
const ANSWER_WITHIN_MS = 2000;

/** A place in the primary's log of writes, as PostgreSQL writes it: `16/B374D848`. */
export type LogPlace = string;

export function isLogPlace(text: string): text is LogPlace {
  return /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/i.test(text);
}

function toNumber(place: LogPlace): bigint {
  const [high = '0', low = '0'] = place.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** What tells how far the primary and the replica are. */
export interface Sides {
  written(): Promise<LogPlace>;
  /** Rejects where the replica is away. */
  replayed(): Promise<LogPlace>;
}

/** Says which reads a replica may answer: those that it can answer as the primary would have a moment ago, and after the reader's own writes. */
export class ReplicaWatch {
  readonly #sides: Sides;
  readonly #now: () => number;
  #replayed: bigint | undefined;
  /** What the primary had and the replica had not, and since when that is so. */
  #missing: { readonly place: bigint; readonly since: number } | undefined;
  #askedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<void> | undefined;

  constructor(sides: Sides, now: () => number = () => performance.now()) {
    this.#sides = sides;
    this.#now = now;
  }

  /** Where the primary's log is now: whatever was written before is seen by whoever has read so far. */
  written(): Promise<LogPlace> {
    return this.#sides.written();
  }

  /** Whether the replica may be read from by somebody who wrote last at that place. Nobody waits for a replica that is behind or away. */
  async serves(wrote?: LogPlace): Promise<boolean> {
    const age = this.#now() - this.#askedAt;
    if (this.#replayed === undefined && age > ASK_EVERY_MS) await this.#ask();
    else if (age > ASK_EVERY_MS) void this.#ask();
    if (!this.#isNear()) return false;
    if (wrote === undefined || this.#has(wrote)) return true;
    // What is known is up to a second old, and what somebody just wrote is mostly there by now.
    await this.#ask();
    return this.#isNear() && this.#has(wrote);
  }

  /** To be told when the replica did not answer: it is left alone for a moment. */
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

  /** Once, however many want to know. */
  #ask(): Promise<void> {
    this.#asking ??= this.#look().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #look(): Promise<void> {
    try {
      // The primary first: what it has by then, the replica may have by the time it is asked.
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

/** A replica to read from, and when. */
export interface Replica extends Pick<ReplicaWatch, 'written' | 'serves' | 'failed'> {
  ofInstitute(instituteId: string): Database;
  acrossInstitutes(): Database;
  close(): Promise<void>;
}

const writtenPlace = handwritten<{ place: LogPlace }>(() => sql`select pg_current_wal_insert_lsn()::text as place`);
const replayedPlace = handwritten<{ place: LogPlace | null }>(() => sql`select pg_last_wal_replay_lsn()::text as place`);

/** A streaming replica of the primary. It need not be there: it is looked for while somebody reads. */
export function openReplica(databaseReadUrl: string, primary: Database, options: { poolSize: number; hasNames: boolean }): Replica {
  let opened: Connection | undefined;
  let opening: Promise<Connection> | undefined;
  const open = async () => {
    const connection = await openPostgres(databaseReadUrl, { ...options, connectTimeoutMs: CONNECT_WITHIN_MS });
    await connection.boundWaits();
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

/** Rejects where something takes longer; it goes on by itself. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The replica does not answer.')), milliseconds);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

/** Nothing is replayed by a server that is no replica: one that was promoted, or a wrong address. */
function placeOf({ rows }: { rows: { place: LogPlace | null }[] }): LogPlace {
  const place = rows[0]?.place;
  if (!place) throw new Error('This is no replica.');
  return place;
}
