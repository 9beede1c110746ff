import { sql } from 'drizzle-orm';
import type { Connection, Database } from './connection.ts';
import { openPostgres } from './postgres.ts';
import { rawStatement } from './statement.ts';

/** Interval of the check how far the replica is, in milliseconds. It runs only while there are reads. */
const CHECK_INTERVAL_MS = 1000;
/** Maximum lag: a replica without data that the primary had this long ago is not used. */
const MAX_LAG_MS = 5000;
/** Connection timeout of the replica, short because the primary is available. */
const CONNECT_TIMEOUT_MS = 1000;

/** How long the replica may take to report its position, because readers wait for it. */
const RESPONSE_TIMEOUT_MS = 2000;

/** A position in the primary's write-ahead log (LSN), in PostgreSQL's notation: `16/B374D848`. */
export type LogPosition = string;

export function isLogPosition(text: string): text is LogPosition {
  return /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/i.test(text);
}

function toNumber(position: LogPosition): bigint {
  const [high = '0', low = '0'] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** The positions of the primary and the replica. */
export interface LogPositions {
  written(): Promise<LogPosition>;
  /** Rejects when the replica is unavailable. */
  replayed(): Promise<LogPosition>;
}

/**
 * Decides which reads a replica may serve: those that it can answer as the primary did a moment ago, and that include the reader's own
 * writes.
 */
export class ReplicaMonitor {
  readonly #positions: LogPositions;
  readonly #now: () => number;
  #replayed: bigint | undefined;
  /** The oldest known position that the replica has not replayed yet, and since when. */
  #missing: { readonly position: bigint; readonly since: number } | undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #checking: Promise<void> | undefined;

  constructor(positions: LogPositions, now: () => number = () => performance.now()) {
    this.#positions = positions;
    this.#now = now;
  }

  /** Current position of the primary's log. A replica that has replayed it includes all writes up to now. */
  written(): Promise<LogPosition> {
    return this.#positions.written();
  }

  /**
   * Whether the replica may serve somebody whose last write was at that position. Returns without waiting for a replica that lags or is
   * unavailable.
   */
  async canServe(lastWrite?: LogPosition): Promise<boolean> {
    const age = this.#now() - this.#checkedAt;
    if (this.#replayed === undefined && age > CHECK_INTERVAL_MS) await this.#check();
    else if (age > CHECK_INTERVAL_MS) void this.#check();
    if (!this.#isCurrent()) return false;
    if (lastWrite === undefined || this.#hasReplayed(lastWrite)) return true;
    // The known position is up to a second old, and by now the replica mostly has a recent write.
    await this.#check();
    return this.#isCurrent() && this.#hasReplayed(lastWrite);
  }

  /** Call this when the replica did not answer: it is not used until the next check. */
  markUnavailable(): void {
    this.#replayed = undefined;
    this.#checkedAt = this.#now();
  }

  #hasReplayed(position: LogPosition): boolean {
    return this.#replayed !== undefined && this.#replayed >= toNumber(position);
  }

  #isCurrent(): boolean {
    return this.#replayed !== undefined && (!this.#missing || this.#now() - this.#missing.since <= MAX_LAG_MS);
  }

  /** Concurrent callers share one check. */
  #check(): Promise<void> {
    this.#checking ??= this.#comparePositions().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async #comparePositions(): Promise<void> {
    try {
      // Ask the primary first: the replica may catch up with that position before it is asked.
      const written = toNumber(await this.#positions.written());
      this.#checkedAt = this.#now();
      const replayed = toNumber(await this.#positions.replayed());
      this.#replayed = replayed;
      if (this.#missing && replayed >= this.#missing.position) this.#missing = undefined;
      if (!this.#missing && written > replayed) this.#missing = { position: written, since: this.#now() };
    } catch {
      this.markUnavailable();
    }
  }
}

/** A replica to read from, and the decision when. */
export interface Replica extends Pick<ReplicaMonitor, 'written' | 'canServe' | 'markUnavailable'> {
  ofInstitute(instituteId: string): Database;
  acrossInstitutes(): Database;
  close(): Promise<void>;
}

const selectWritten = rawStatement<{ position: LogPosition }>(() => sql`select pg_current_wal_insert_lsn()::text as position`);
const selectReplayed = rawStatement<{ position: LogPosition | null }>(() => sql`select pg_last_wal_replay_lsn()::text as position`);

/** Opens a streaming replica of the primary. It may be unavailable: connecting is retried while there are reads. */
export function openReplica(
  databaseReadUrl: string,
  primary: Database,
  options: { poolSize: number; usesNamedStatements: boolean },
): Replica {
  let opened: Connection | undefined;
  let opening: Promise<Connection> | undefined;
  const open = async () => {
    const connection = await openPostgres(databaseReadUrl, { ...options, connectTimeoutMs: CONNECT_TIMEOUT_MS });
    await connection.setTimeouts();
    opened = connection;
    return connection;
  };
  const replayedPosition = async () => {
    if (!opened)
      opening ??= open().finally(() => {
        opening = undefined;
      });
    const connection = opened ?? (await opening);
    if (!connection) throw new Error('The replica is not open.');
    return positionOf(await selectReplayed(connection.acrossInstitutes, {}));
  };
  const monitor = new ReplicaMonitor({
    async written() {
      return positionOf(await selectWritten(primary, {}));
    },
    replayed: () => withTimeout(RESPONSE_TIMEOUT_MS, replayedPosition()),
  });
  return {
    written: () => monitor.written(),
    canServe: (lastWrite) => monitor.canServe(lastWrite),
    markUnavailable: () => monitor.markUnavailable(),
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
async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The replica does not answer.')), milliseconds);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

/** The value is null on a server that is not a replica, because it was promoted or the URL is wrong. */
function positionOf({ rows }: { rows: { position: LogPosition | null }[] }): LogPosition {
  const position = rows[0]?.position;
  if (!position) throw new Error('This is no replica.');
  return position;
}
