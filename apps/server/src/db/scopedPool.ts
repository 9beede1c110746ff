import pg from 'pg';

/** What of a connection a query writes its messages with; the driver's types leave it out. */
interface Wire {
  parse(message: { text: string }): void;
  bind(message: { values: [] }): void;
  execute(message: object): void;
}

/** The parts of the driver's query that its types leave out. */
interface Messages {
  prepare(wire: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
}

const BaseQuery = pg.Query as unknown as new (config: pg.QueryConfig, values?: unknown[]) => pg.Submittable & Messages;

/**
 * A statement that is sent together with the one that puts it into its scope: one message to the server and one answer. Both are one
 * transaction, which begins with the first and ends with the last, so that nothing of it stays with the connection.
 */
class ScopedQuery extends BaseQuery {
  readonly #scope: string;
  #isScoped = false;

  constructor(scope: string, config: pg.QueryConfig, values?: unknown[]) {
    super(config, values);
    this.#scope = scope;
  }

  requiresPreparation(): boolean {
    return true;
  }

  override prepare(wire: Wire): void {
    wire.parse({ text: this.#scope });
    wire.bind({ values: [] });
    wire.execute({});
    super.prepare(wire);
  }

  override handleDataRow(message: unknown): void {
    if (this.#isScoped) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#isScoped) super.handleCommandComplete(message, wire);
    else this.#isScoped = true;
  }
}

/** A pool each of whose statements and transactions is put into a scope by a statement of its own, for as long as it lasts. */
export function scopedPool(pool: pg.Pool, scope: string): pg.Pool {
  const query = async (config: pg.QueryConfig, values?: unknown[]) => {
    const client = await pool.connect();
    try {
      const result = await send(client, new ScopedQuery(scope, config, values));
      client.release();
      return result;
    } catch (error) {
      // What the server itself refuses leaves the connection as it is.
      client.release(error instanceof pg.DatabaseError ? undefined : Object(error));
      throw error;
    }
  };
  return Object.create(pool, {
    query: { value: query },
    connect: { value: async () => scopedClient(await pool.connect(), scope) },
  });
}

/** A connection of its own, on which every transaction begins in the scope. */
export function scopedClient<Client extends pg.ClientBase>(client: Client, scope: string): Client {
  const query = ({ text, ...config }: pg.QueryConfig, values?: unknown[]) =>
    client.query({ ...config, text: text.startsWith('begin') ? `${text}; ${scope}` : text }, values);
  return Object.create(client, { query: { value: query } });
}

function send(client: pg.PoolClient, query: ScopedQuery): Promise<unknown> {
  return new Promise((resolve, reject) => {
    client.query(Object.assign(query, { callback: (error: Error | null, result: unknown) => (error ? reject(error) : resolve(result)) }));
  }).catch((error: unknown) => {
    // The stack of what came over the network tells nobody where the statement is.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  });
}
