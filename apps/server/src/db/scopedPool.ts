import pg from 'pg';
import type { LocalScope } from './rowLevelSecurity.ts';

/** The methods of a connection that a query writes its messages with. The driver's types leave them out. */
interface Wire {
  readonly stream: { readonly writable: boolean; write(bytes: Buffer): void };
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  parse(message: { text: string; name: string }): void;
  bind(message: { statement: string; values: readonly string[] }): void;
  describe(message: object): void;
  execute(message: object): void;
  close(message: { type: 'S'; name: string }): void;
}

/** How the rows of a result are parsed. */
interface ParserState {
  fields: unknown;
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

/** The members of the driver's query that its types leave out. */
interface Messages {
  readonly text: string;
  name: string | undefined;
  _result: ParserState;
  _accumulateRows: boolean;
  prepare(wire: Wire): void;
  handleError(error: Error, wire: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
  handleReadyForQuery(wire: Wire): void;
}

const BaseQuery = pg.Query as unknown as new (config: pg.QueryConfig, values?: unknown[]) => Messages;

/**
 * A wrapper of a connection for writing. It buffers the messages of a statement, which are sent together, and remembers the server's
 * prepared statements and how to parse their rows.
 */
interface BufferedConnection extends Wire {
  readonly messages: Buffer[];
  readonly readings: Map<string, ParserState>;
  isDescribed: boolean;
  /** Whether the buffer waits for further statements. */
  isBuffering: boolean;
}

const bufferedConnections = new WeakMap<Wire, BufferedConnection>();

function bufferedConnectionOf(wire: Wire): BufferedConnection {
  const known = bufferedConnections.get(wire);
  if (known) return known;
  const messages: Buffer[] = [];
  const connection: BufferedConnection = Object.assign(Object.create(wire), {
    messages,
    readings: new Map(),
    parsedStatements: {},
    submittedNamedStatements: {},
    isDescribed: true,
    isBuffering: false,
    stream: { writable: true, write: (bytes: Buffer) => void messages.push(bytes) },
    describe(this: BufferedConnection, message: object) {
      if (this.isDescribed) wire.describe.call(connection, message);
    },
  });
  bufferedConnections.set(wire, connection);
  return connection;
}

function flushBuffer(wire: Wire): void {
  const { messages } = bufferedConnectionOf(wire);
  const bytes = Buffer.concat(messages);
  messages.length = 0;
  if (wire.stream.writable) wire.stream.write(bytes);
}

/** Scope statements with and without a parameter have different texts, so the number of values names them. */
const nameOfScope = ({ values }: LocalScope) => `scope${values.length}`;
const NO_SUCH_STATEMENT = '26000';

/**
 * A statement that is sent together with the statement that sets its scope, in one message with one response. The two form one implicit
 * transaction, so that nothing stays on the connection except prepared statements: a named one is parsed, planned and described once per
 * connection.
 */
class ScopedQuery extends BaseQuery {
  readonly #scope: LocalScope | undefined;
  /** Name of the prepared statement on the server. */
  readonly statementName: string | undefined;
  #connection: BufferedConnection | undefined;
  #isScoped: boolean;

  constructor(scope: LocalScope | undefined, { name, ...config }: pg.QueryConfig, values?: unknown[]) {
    super(config, values);
    this.#scope = scope;
    this.statementName = name;
    this.#isScoped = scope === undefined;
  }

  submit(wire: Wire): null {
    const connection = bufferedConnectionOf(wire);
    this.#connection = connection;
    if (this.#scope) this.#writeScope(connection, this.#scope);
    this.#writeStatement(connection);
    if (!connection.isBuffering) flushBuffer(wire);
    return null;
  }

  /** Uses a prepared scope statement if the statement itself is a prepared one. */
  #writeScope(connection: BufferedConnection, scope: LocalScope): void {
    const { text, values } = scope;
    const statement = this.statementName === undefined ? '' : nameOfScope(scope);
    if (connection.parsedStatements[statement] !== text) {
      if (statement) connection.close({ type: 'S', name: statement });
      connection.parse({ text, name: statement });
    }
    connection.bind({ statement, values });
    connection.execute({});
  }

  #writeStatement(connection: BufferedConnection): void {
    const reading = this.statementName === undefined ? undefined : connection.readings.get(this.statementName);
    // After an error the statement may or may not exist on the server.
    if (this.statementName !== undefined && !reading) connection.close({ type: 'S', name: this.statementName });
    connection.isDescribed = reading === undefined;
    // The driver itself must not know the name: it would take the scope statement's response for this one's.
    this.name = this.statementName;
    super.prepare(connection);
    this.name = undefined;
    if (this.statementName !== undefined) delete connection.submittedNamedStatements[this.statementName];
    if (!reading) return;
    Object.assign(this._result, reading);
    this._accumulateRows = true;
  }

  override handleDataRow(message: unknown): void {
    if (this.#isScoped) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#isScoped) super.handleCommandComplete(message, wire);
    else this.#isScoped = true;
  }

  override handleReadyForQuery(wire: Wire): void {
    const connection = this.#connection;
    if (this.statementName !== undefined && connection && !connection.readings.has(this.statementName)) {
      const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
      connection.readings.set(this.statementName, { fields, _parsers, _prebuiltEmptyResultObject });
      connection.parsedStatements[this.statementName] = this.text;
      if (this.#scope) connection.parsedStatements[nameOfScope(this.#scope)] = this.#scope.text;
    }
    super.handleReadyForQuery(wire);
  }

  override handleError(error: Error, wire: Wire): void {
    if (this.#connection) this.#forget(this.#connection, error);
    super.handleError(error, wire);
  }

  /** A prepared statement may fail because it no longer exists on the server, or now has another meaning. */
  #forget({ readings, parsedStatements }: BufferedConnection, error: Error): void {
    for (const name of isGone(error) ? Object.keys(parsedStatements) : [this.statementName ?? '']) {
      readings.delete(name);
      delete parsedStatements[name];
    }
  }
}

function isGone(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === NO_SUCH_STATEMENT;
}

export interface PoolOptions {
  /** Whether to use named prepared statements, which a connection pooler has to support. */
  readonly usesNamedStatements: boolean;
}

/** Wraps a pool so that each statement and each transaction sets its scope first, for its own duration. */
export function scopedPool(pool: pg.Pool, scope: LocalScope | undefined, { usesNamedStatements }: PoolOptions): pg.Pool {
  const queryNameless = (config: pg.QueryConfig, values?: unknown[]): Promise<unknown> =>
    scope ? sendAlone(pool, new ScopedQuery(scope, nameless(config), values)) : pool.query(nameless(config), values);
  const query = (config: pg.QueryConfig, values?: unknown[]): Promise<unknown> => {
    if (!config.name || !usesNamedStatements) return queryNameless(config, values);
    return sendTogether(pool, new ScopedQuery(scope, config, values)).catch((error: unknown) => {
      // Nothing has run: behind a restarted pooler the connection has lost its prepared statements.
      if (isGone(error)) return queryNameless(config, values);
      throw error;
    });
  };
  return Object.create(pool, {
    query: { value: query },
    connect: { value: async () => transactionClient(await pool.connect(), scope, { usesNamedStatements }) },
  });
}

/**
 * A connection of the pool for one transaction. Drizzle releases it only if the transaction has begun: one that broke before would be lost
 * to the pool for ever.
 */
function transactionClient(client: pg.PoolClient, scope: LocalScope | undefined, options: PoolOptions): pg.PoolClient {
  const scoped = scopedClient(client, scope, options);
  const query = async (config: pg.QueryConfig, values?: unknown[]): Promise<unknown> => {
    try {
      return await scoped.query(config, values);
    } catch (error) {
      if (config.text.startsWith('begin')) client.release(Object(error));
      throw error;
    }
  };
  return Object.create(scoped, { query: { value: query } });
}

async function sendAlone(pool: pg.Pool, query: ScopedQuery): Promise<unknown> {
  const client = await pool.connect();
  try {
    const result = await send(client, query);
    client.release();
    return result;
  } catch (error) {
    client.release(asBroken(error));
    throw error;
  }
}

/** An error from the server leaves the connection usable; any other error breaks it. */
function asBroken(error: unknown): Error | undefined {
  return error instanceof pg.DatabaseError ? undefined : Object(error);
}

interface QueuedQuery {
  readonly query: ScopedQuery;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** Statements that were issued in one turn of the event loop. */
const waiting = new WeakMap<pg.Pool, QueuedQuery[]>();
/** Maximum number of statements that share a connection. The remaining ones take another connection. */
const MAX_PER_CONNECTION = 8;

/**
 * Sends the named statements of one turn of the event loop over one connection in one message, because their cost is mostly the round trip.
 * They are the small, frequent ones. Each is its own transaction in its own scope.
 */
function sendTogether(pool: pg.Pool, query: ScopedQuery): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const others = waiting.get(pool) ?? [];
    waiting.set(pool, others);
    if (others.push({ query, resolve, reject }) > 1) return;
    setImmediate(() => {
      waiting.delete(pool);
      for (let begin = 0; begin < others.length; begin += MAX_PER_CONNECTION)
        void sendAll(pool, others.slice(begin, begin + MAX_PER_CONNECTION));
    });
  });
}

async function sendAll(pool: pg.Pool, batch: readonly QueuedQuery[]): Promise<void> {
  try {
    const client = await pool.connect();
    const { connection } = client as unknown as { connection: Wire };
    const buffered = bufferedConnectionOf(connection);
    let broken: Error | undefined;
    buffered.isBuffering = true;
    const sent = batch.map(({ query, resolve, reject }) =>
      send(client, query).then(resolve, (error: unknown) => {
        broken ??= asBroken(error);
        reject(error);
      }),
    );
    buffered.isBuffering = false;
    flushBuffer(connection);
    await Promise.all(sent);
    client.release(broken);
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

/** A dedicated connection on which every transaction begins with setting the scope. */
export function scopedClient<Client extends pg.ClientBase>(
  client: Client,
  scope: LocalScope | undefined,
  { usesNamedStatements }: PoolOptions,
): Client {
  const query = (config: pg.QueryConfig, values?: unknown[]) => {
    const { text, name } = config;
    if (text.startsWith('begin')) return client.query({ ...config, text: scope ? `${text}; ${scope.literal}` : text }, values);
    return name && usesNamedStatements ? send(client, new ScopedQuery(undefined, config, values)) : client.query(nameless(config), values);
  };
  return Object.create(client, { query: { value: query } });
}

function nameless({ name: _name, ...config }: pg.QueryConfig): pg.QueryConfig {
  return config;
}

function send(client: pg.ClientBase, query: ScopedQuery): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const callback = (error: Error | null, result: unknown) => (error ? reject(error) : resolve(result));
    client.query(Object.assign(query, { callback }) as unknown as pg.Submittable);
  }).catch((error: unknown) => {
    // The stack of a network callback does not show where the statement was issued.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  });
}
