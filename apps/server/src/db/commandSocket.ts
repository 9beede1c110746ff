import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { errorCode } from './errors.ts';

/** As PostgreSQL names its own, so that its driver and its programs find it: `host` is the data folder. */
const SOCKET = '.s.PGSQL.5432';
/** More than any statement of ours; a visitor who sends more is sent away. */
const LONGEST_UNIT = 64 * 1024 * 1024;
/** As PostgreSQL has it. */
const LONGEST_GREETING = 10_000;
/** A transaction keeps everybody else waiting: one whose owner says nothing for so long is rolled back. */
const SILENT_AT_MOST_MS = 30_000;
/** What the system takes for the path of a socket. */
const LONGEST_PATH = 103;

/** Runs something while nobody else uses the database, and leaves it afterwards as it was found. */
export type Turn = (work: () => Promise<void>) => Promise<void>;

/** Where other processes of this user reach the embedded database while one owns it. */
export interface CommandSocket {
  /** Lets nobody in any more, and sends away who is in: what they have not committed is rolled back. */
  close(): Promise<void>;
}

/** Where the socket of a data folder is; undefined where its path is longer than the system takes. */
export function socketPath(dataDir: string): string | undefined {
  const file = path.join(dataDir, SOCKET);
  return Buffer.byteLength(file) > LONGEST_PATH ? undefined : file;
}

/**
 * Lets other processes of the same user use the embedded database by PostgreSQL's own protocol: statement by statement, each in its turn
 * between those of the owner, and a transaction as one turn.
 */
export async function openCommandSocket(client: PGlite, dataDir: string, turn: Turn): Promise<CommandSocket> {
  const file = socketPath(dataDir);
  if (!file) throw new Error(`The path of the data folder is too long for a socket in it: ${LONGEST_PATH} bytes at most.`);
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
  const visitors = new Set<Visitor>();
  const server = createServer((socket) => {
    const visitor = new Visitor(socket, { client, turn, version: rows[0]?.version ?? '' });
    visitors.add(visitor);
    void visitor.ended.then(() => visitors.delete(visitor));
  });
  // Who owns the folder's lock owns what a killed owner has left.
  rmSync(file, { force: true });
  const others = process.umask(0o177);
  try {
    server.listen(file);
  } finally {
    process.umask(others);
  }
  await new Promise<void>((resolve, reject) => server.once('listening', resolve).once('error', reject));
  chmodSync(file, 0o600);
  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      await Promise.all([...visitors].map((visitor) => visitor.sendAway()));
      await closed;
    },
  };
}

interface VisitorOptions {
  readonly client: PGlite;
  readonly turn: Turn;
  readonly version: string;
}

/** One connection through the socket. */
class Visitor {
  readonly ended: Promise<void>;
  readonly #socket: Socket;
  readonly #options: VisitorOptions;
  #hasSaidWho = false;
  #received: Buffer = Buffer.alloc(0);
  #work = Promise.resolve();
  /** Ends the turn that it has. */
  #leave: (() => void) | undefined;
  #silence: NodeJS.Timeout | undefined;

  constructor(socket: Socket, options: VisitorOptions) {
    this.#socket = socket;
    this.#options = options;
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      this.#work = this.#work.then(() => this.#read(Buffer.from(bytes))).catch(() => void socket.destroy());
    });
    this.ended = new Promise((resolve) => {
      socket.once('close', () => {
        this.#work = this.#work.then(() => this.#rollBack());
        void this.#work.finally(resolve);
      });
    });
  }

  sendAway(): Promise<void> {
    this.#socket.destroy();
    return this.ended;
  }

  async #read(bytes: Buffer): Promise<void> {
    clearTimeout(this.#silence);
    this.#received = Buffer.concat([this.#received, bytes]);
    if (this.#received.length > LONGEST_UNIT) throw new Error('Too much was sent at once.');
    while (!this.#hasSaidWho && this.#greet());
    if (!this.#hasSaidWho) return;
    for (let unit = this.#takeUnit(); unit; unit = this.#takeUnit()) await this.#run(unit);
    if (this.#leave) this.#silence = setTimeout(() => this.#socket.destroy(), SILENT_AT_MOST_MS).unref();
  }

  /** Answers what comes before the first statement. False where more has to arrive first. */
  #greet(): boolean {
    if (this.#received.length < 8) return false;
    const length = this.#received.readInt32BE(0);
    if (length < 8 || length > LONGEST_GREETING) throw new Error('This is not the protocol.');
    if (this.#received.length < length) return false;
    const code = this.#received.readInt32BE(4);
    this.#received = this.#received.subarray(length);
    if (code === SSL_REQUEST || code === GSS_REQUEST) {
      this.#socket.write('N');
      return true;
    }
    if (code >>> 16 !== 3) throw new Error('This is not the protocol.');
    this.#hasSaidWho = true;
    const settings = { ...SETTINGS, server_version: this.#options.version };
    this.#socket.write(
      Buffer.concat([
        message('R', Buffer.alloc(4)),
        ...Object.entries(settings).map(([name, value]) => message('S', Buffer.from(`${name}\0${value}\0`))),
        message('K', Buffer.alloc(8)),
        message('Z', Buffer.from('I')),
      ]),
    );
    return true;
  }

  /** The messages up to one that is answered for all of them, since nothing may come between them; undefined where it is not there yet. */
  #takeUnit(): Buffer | undefined {
    for (let end = 0; end + 5 <= this.#received.length; ) {
      const type = String.fromCharCode(this.#received[end] ?? 0);
      const length = this.#received.readInt32BE(end + 1);
      if (length < 4) throw new Error('This is not the protocol.');
      end += 1 + length;
      if (end > this.#received.length) return undefined;
      if (type === 'X') {
        this.#socket.end();
        return undefined;
      }
      if (!ENDS_UNIT.has(type)) continue;
      const unit = this.#received.subarray(0, end);
      this.#received = this.#received.subarray(end);
      return unit;
    }
    return undefined;
  }

  async #run(unit: Buffer): Promise<void> {
    try {
      if (!this.#leave) await this.#enter();
    } catch (error) {
      this.#socket.end(failure(errorCode(error) ?? 'XX000', error instanceof Error ? error.message : String(error)));
      throw error;
    }
    const { client } = this.#options;
    const answer = await client.runExclusive(() => client.execProtocolRaw(unit));
    if (stateAfter(answer) === 'I') this.#depart();
    this.#socket.write(answer);
  }

  /** Waits for its turn, which lasts until it departs. */
  #enter(): Promise<void> {
    return new Promise((entered, refused) => {
      this.#options
        .turn(
          () =>
            new Promise<void>((leave) => {
              this.#leave = leave;
              entered();
            }),
        )
        .catch(refused);
    });
  }

  #depart(): void {
    this.#leave?.();
    this.#leave = undefined;
  }

  async #rollBack(): Promise<void> {
    clearTimeout(this.#silence);
    if (!this.#leave) return;
    await this.#options.client.exec('rollback').catch(() => undefined);
    this.#depart();
  }
}

const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;
/** Simple query, sync, and the two ends of what is copied in. */
const ENDS_UNIT: ReadonlySet<string> = new Set(['Q', 'S', 'c', 'f']);
const SETTINGS = {
  server_encoding: 'UTF8',
  client_encoding: 'UTF8',
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  TimeZone: 'GMT',
  integer_datetimes: 'on',
  standard_conforming_strings: 'on',
};

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, body]);
}

function failure(code: string, text: string): Buffer {
  return message('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`));
}

/** What the last message of an answer says of the transaction: `I` for none. */
function stateAfter(answer: Uint8Array): string | undefined {
  const ready = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength).subarray(-6);
  return ready.length === 6 && ready[0] === 0x5a ? String.fromCharCode(ready[5] ?? 0) : undefined;
}
