import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';

/** Runs a statement and measures its duration. Receives the text without parameter values. */
export type Observe = <T>(statement: string, run: () => Promise<T>) => Promise<T>;

/** Wraps a pool so that the statements of the pool and of its connections are observed. */
export function observedPool(pool: pg.Pool, observe: Observe): pg.Pool {
  return Object.create(pool, {
    query: { value: (config: pg.QueryConfig, values?: unknown[]) => observe(config.text, () => pool.query(config, values)) },
    connect: {
      value: async () => {
        const client = await pool.connect();
        const query = (config: pg.QueryConfig, values?: unknown[]) => observe(config.text, () => client.query(config, values));
        return Object.create(client, { query: { value: query } });
      },
    },
  });
}

interface Queryable {
  query(text: string, ...rest: unknown[]): Promise<unknown>;
}

/** Wraps the embedded database so that its statements and those of its transactions are observed. */
export function observedPglite(client: PGlite, observe: Observe): PGlite {
  const observed = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(own, key) {
        const value: unknown = Reflect.get(own, key);
        if (key === 'query')
          return (text: string, ...rest: unknown[]) => observe(text, () => (own as unknown as Queryable).query(text, ...rest));
        if (key === 'transaction' && typeof value === 'function')
          return (work: (tx: object) => unknown) => value.call(own, (tx: object) => work(observed(tx)));
        return typeof value === 'function' ? value.bind(own) : value;
      },
    });
  return observed(client);
}
