import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { errorCode } from './errors.ts';

/** PostgreSQL's own socket name, so that its driver and programs find it with the data folder as `host`. */
const SOCKET = '.s.PGSQL.5432';
/** Larger than any of our statements. A client that sends more is disconnected. */
const MAX_UNIT_BYTES = 64 * 1024 * 1024;
/** PostgreSQL's own limit. */
const MAX_HANDSHAKE_BYTES = 10_000;
/** An open transaction blocks everybody else. After this time without a message it is rolled back. */
const IDLE_TIMEOUT_MS = 30_000;
/** Maximum length of a socket path in the operating system. */
const MAX_PATH_BYTES = 103;

/** Runs work with exclusive access to the database, and restores the session's settings afterwards. */
export type RunExclusively = (work: () => Promise<void>) => Promise<void>;

/** Socket through which other processes of this user reach the embedded database that this process owns. */
export interface CommandSocket {
  /** Stops accepting connections and closes the open ones. Uncommitted changes are rolled back. */
  close(): Promise<void>;
}

/** Path of a data folder's socket. Undefined when it would be longer than the system allows. */
export function socketPath(dataDir: string): string | undefined {
  const file = path.join(dataDir, SOCKET);
  return Buffer.byteLength(file) > MAX_PATH_BYTES ? undefined : file;
}

/**
 * Lets other processes of the same user use the embedded database with PostgreSQL's protocol. Their statements are queued with those of the
 * owner; a transaction occupies the queue until it ends.
 */
export async function openCommandSocket(client: PGlite, dataDir: string, runExclusively: RunExclusively): Promise<CommandSocket> {
  const file = socketPath(dataDir);
  if (!file) throw new Error(`The path of the data folder is too long for a socket in it: ${MAX_PATH_BYTES} bytes at most.`);
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
  const connections = new Set<SocketClient>();
  const server = createServer((socket) => {
    const connection = new SocketClient(socket, { client, runExclusively, version: rows[0]?.version ?? '' });
    connections.add(connection);
    void connection.ended.then(() => connections.delete(connection));
  });
  // The owner of the folder's lock may remove the socket of an owner that was killed.
  rmSync(file, { force: true });
  const previousMask = process.umask(0o177);
  try {
    server.listen(file);
  } finally {
    process.umask(previousMask);
  }
  await new Promise<void>((resolve, reject) => server.once('listening', resolve).once('error', reject));
  chmodSync(file, 0o600);
  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      await Promise.all([...connections].map((connection) => connection.disconnect()));
      await closed;
    },
  };
}

interface SocketClientOptions {
  readonly client: PGlite;
  readonly runExclusively: RunExclusively;
  readonly version: string;
}

/** One connection through the socket. */
class SocketClient {
  readonly ended: Promise<void>;
  readonly #socket: Socket;
  readonly #options: SocketClientOptions;
  #hasHandshake = false;
  #received: Buffer = Buffer.alloc(0);
  #work = Promise.resolve();
  /** Ends the client's turn in the queue. */
  #releaseQueue: (() => void) | undefined;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(socket: Socket, options: SocketClientOptions) {
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

  disconnect(): Promise<void> {
    this.#socket.destroy();
    return this.ended;
  }

  async #read(bytes: Buffer): Promise<void> {
    clearTimeout(this.#idleTimer);
    this.#received = Buffer.concat([this.#received, bytes]);
    if (this.#received.length > MAX_UNIT_BYTES) throw new Error('Too much was sent at once.');
    while (!this.#hasHandshake && this.#handshake());
    if (!this.#hasHandshake) return;
    for (let unit = this.#nextUnit(); unit; unit = this.#nextUnit()) await this.#run(unit);
    if (this.#releaseQueue) this.#idleTimer = setTimeout(() => this.#socket.destroy(), IDLE_TIMEOUT_MS).unref();
  }

  /** Handles the startup messages. False when more bytes have to arrive first. */
  #handshake(): boolean {
    if (this.#received.length < 8) return false;
    const length = this.#received.readInt32BE(0);
    if (length < 8 || length > MAX_HANDSHAKE_BYTES) throw new Error('This is not the protocol.');
    if (this.#received.length < length) return false;
    const code = this.#received.readInt32BE(4);
    this.#received = this.#received.subarray(length);
    if (code === SSL_REQUEST || code === GSS_REQUEST) {
      this.#socket.write('N');
      return true;
    }
    if (code >>> 16 !== 3) throw new Error('This is not the protocol.');
    this.#hasHandshake = true;
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

  /**
   * Returns the messages up to one that the server answers for all of them, since no other message may come in between. Undefined until
   * that one has arrived.
   */
  #nextUnit(): Buffer | undefined {
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
      if (!this.#releaseQueue) await this.#enterQueue();
    } catch (error) {
      this.#socket.end(failure(errorCode(error) ?? 'XX000', error instanceof Error ? error.message : String(error)));
      throw error;
    }
    const { client } = this.#options;
    const answer = await client.runExclusive(() => client.execProtocolRaw(unit));
    if (stateAfter(answer) === 'I') this.#leaveQueue();
    this.#socket.write(answer);
  }

  /** Waits for the client's turn, which lasts until `#leaveQueue`. */
  #enterQueue(): Promise<void> {
    return new Promise((entered, refused) => {
      this.#options
        .runExclusively(
          () =>
            new Promise<void>((release) => {
              this.#releaseQueue = release;
              entered();
            }),
        )
        .catch(refused);
    });
  }

  #leaveQueue(): void {
    this.#releaseQueue?.();
    this.#releaseQueue = undefined;
  }

  async #rollBack(): Promise<void> {
    clearTimeout(this.#idleTimer);
    if (!this.#releaseQueue) return;
    await this.#options.client.exec('rollback').catch(() => undefined);
    this.#leaveQueue();
  }
}

const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;
/** Query, Sync, CopyDone and CopyFail. */
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

/** Transaction status in the last message of a response. `I` means no transaction. */
function stateAfter(answer: Uint8Array): string | undefined {
  const ready = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength).subarray(-6);
  return ready.length === 6 && ready[0] === 0x5a ? String.fromCharCode(ready[5] ?? 0) : undefined;
}
