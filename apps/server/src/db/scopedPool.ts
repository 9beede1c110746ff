import pg from 'pg';
import type { LocalScope } from './rowLevelSecurity.ts';

/** What of a connection a query writes its messages with; the driver's types leave it out. */
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

/** How the rows of a result are read. */
interface Reading {
  fields: unknown;
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

/** The parts of the driver's query that its types leave out. */
interface Messages {
  readonly text: string;
  name: string | undefined;
  _result: Reading;
  _accumulateRows: boolean;
  prepare(wire: Wire): void;
  handleError(error: Error, wire: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
  handleReadyForQuery(wire: Wire): void;
}

const BaseQuery = pg.Query as unknown as new (config: pg.QueryConfig, values?: unknown[]) => Messages;

/**
 * A connection as it is written to: gathers the messages of a statement, which go out as one piece, and knows which statements the
 * server has by name, and how their rows are read.
 */
interface Gathering extends Wire {
  readonly messages: Buffer[];
  readonly readings: Map<string, Reading>;
  isDescribed: boolean;
  /** Whether what is gathered waits for more. */
  isHeld: boolean;
}

const gatherings = new WeakMap<Wire, Gathering>();

function gatheringOf(wire: Wire): Gathering {
  const known = gatherings.get(wire);
  if (known) return known;
  const messages: Buffer[] = [];
  const gathering: Gathering = Object.assign(Object.create(wire), {
    messages,
    readings: new Map(),
    parsedStatements: {},
    submittedNamedStatements: {},
    isDescribed: true,
    isHeld: false,
    stream: { writable: true, write: (bytes: Buffer) => void messages.push(bytes) },
    describe(this: Gathering, message: object) {
      if (this.isDescribed) wire.describe.call(gathering, message);
    },
  });
  gatherings.set(wire, gathering);
  return gathering;
}

function writeGathered(wire: Wire): void {
  const { messages } = gatheringOf(wire);
  const bytes = Buffer.concat(messages);
  messages.length = 0;
  if (wire.stream.writable) wire.stream.write(bytes);
}

/** The two texts that put something into a scope differ by how many values they have. */
const nameOfScope = ({ values }: LocalScope) => `scope${values.length}`;
const NO_SUCH_STATEMENT = '26000';

/**
 * A statement that is sent together with the one that puts it into its scope: one message to the server and one answer. Both are one
 * transaction, which begins with the first and ends with the last, so that nothing of it stays with the connection but statements by
 * name: what has a name is parsed, planned and described once on each connection.
 */
class ScopedQuery extends BaseQuery {
  readonly #scope: LocalScope | undefined;
  /** What the server knows the statement by. */
  readonly statementName: string | undefined;
  #gathering: Gathering | undefined;
  #isScoped: boolean;

  constructor(scope: LocalScope | undefined, { name, ...config }: pg.QueryConfig, values?: unknown[]) {
    super(config, values);
    this.#scope = scope;
    this.statementName = name;
    this.#isScoped = scope === undefined;
  }

  submit(wire: Wire): null {
    const gathering = gatheringOf(wire);
    this.#gathering = gathering;
    if (this.#scope) this.#writeScope(gathering, this.#scope);
    this.#writeStatement(gathering);
    if (!gathering.isHeld) writeGathered(wire);
    return null;
  }

  /** By name, where what follows has one. */
  #writeScope(gathering: Gathering, scope: LocalScope): void {
    const { text, values } = scope;
    const statement = this.statementName === undefined ? '' : nameOfScope(scope);
    if (gathering.parsedStatements[statement] !== text) {
      if (statement) gathering.close({ type: 'S', name: statement });
      gathering.parse({ text, name: statement });
    }
    gathering.bind({ statement, values });
    gathering.execute({});
  }

  #writeStatement(gathering: Gathering): void {
    const reading = this.statementName === undefined ? undefined : gathering.readings.get(this.statementName);
    // One that failed may be there or not.
    if (this.statementName !== undefined && !reading) gathering.close({ type: 'S', name: this.statementName });
    gathering.isDescribed = reading === undefined;
    // The driver itself is not told the name: it would take the other statement's answer for this one's.
    this.name = this.statementName;
    super.prepare(gathering);
    this.name = undefined;
    if (this.statementName !== undefined) delete gathering.submittedNamedStatements[this.statementName];
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
    const gathering = this.#gathering;
    if (this.statementName !== undefined && gathering && !gathering.readings.has(this.statementName)) {
      const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
      gathering.readings.set(this.statementName, { fields, _parsers, _prebuiltEmptyResultObject });
      gathering.parsedStatements[this.statementName] = this.text;
      if (this.#scope) gathering.parsedStatements[nameOfScope(this.#scope)] = this.#scope.text;
    }
    super.handleReadyForQuery(wire);
  }

  override handleError(error: Error, wire: Wire): void {
    if (this.#gathering) this.#forget(this.#gathering, error);
    super.handleError(error, wire);
  }

  /** What a statement by name failed with may be that it is not there any more, or that it stands for something else by now. */
  #forget({ readings, parsedStatements }: Gathering, error: Error): void {
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
  /** Whether statements may have names, which a pooler has to keep apart. */
  readonly hasNames: boolean;
}

/** A pool each of whose statements and transactions is put into a scope by a statement of its own, for as long as it lasts. */
export function scopedPool(pool: pg.Pool, scope: LocalScope | undefined, { hasNames }: PoolOptions): pg.Pool {
  const queryNameless = (config: pg.QueryConfig, values?: unknown[]): Promise<unknown> =>
    scope ? sendAlone(pool, new ScopedQuery(scope, nameless(config), values)) : pool.query(nameless(config), values);
  const query = (config: pg.QueryConfig, values?: unknown[]): Promise<unknown> => {
    if (!config.name || !hasNames) return queryNameless(config, values);
    return sendTogether(pool, new ScopedQuery(scope, config, values)).catch((error: unknown) => {
      // Nothing has run: the connection is not the one that it was, behind a pooler that was started again.
      if (isGone(error)) return queryNameless(config, values);
      throw error;
    });
  };
  return Object.create(pool, {
    query: { value: query },
    connect: { value: async () => scopedClient(await pool.connect(), scope, { hasNames }) },
  });
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

/** What the server itself refuses leaves the connection as it is. */
function asBroken(error: unknown): Error | undefined {
  return error instanceof pg.DatabaseError ? undefined : Object(error);
}

interface Waiting {
  readonly query: ScopedQuery;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** Those that begin in one turn of the event loop. */
const waiting = new WeakMap<pg.Pool, Waiting[]>();
/** How many statements one connection runs one after the other; the next ones take another connection. */
const MAX_PER_CONNECTION = 8;

/**
 * Statements by name are the small ones that are asked at every turn. Those of all requests that a turn of the event loop brings share a
 * connection and a message, for what they cost is mostly the sending. Each is a transaction of its own, in its own scope.
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

async function sendAll(pool: pg.Pool, batch: readonly Waiting[]): Promise<void> {
  try {
    const client = await pool.connect();
    const { connection } = client as unknown as { connection: Wire };
    const gathering = gatheringOf(connection);
    let broken: Error | undefined;
    gathering.isHeld = true;
    const sent = batch.map(({ query, resolve, reject }) =>
      send(client, query).then(resolve, (error: unknown) => {
        broken ??= asBroken(error);
        reject(error);
      }),
    );
    gathering.isHeld = false;
    writeGathered(connection);
    await Promise.all(sent);
    client.release(broken);
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

/** A connection of its own, on which every transaction begins in the scope. */
export function scopedClient<Client extends pg.ClientBase>(
  client: Client,
  scope: LocalScope | undefined,
  { hasNames }: PoolOptions,
): Client {
  const query = (config: pg.QueryConfig, values?: unknown[]) => {
    const { text, name } = config;
    if (text.startsWith('begin')) return client.query({ ...config, text: scope ? `${text}; ${scope.literal}` : text }, values);
    return name && hasNames ? send(client, new ScopedQuery(undefined, config, values)) : client.query(nameless(config), values);
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
    // The stack of what came over the network tells nobody where the statement is.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  });
}
