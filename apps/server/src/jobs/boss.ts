import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Connection } from '../db/connection.ts';
import { JOBS_SCHEMA } from './queues.ts';

/** The queue library. It is read when it is needed: opening the database and leaving work do without it. */
export async function newBoss({ engine, executeSql }: Pick<Connection, 'engine' | 'executeSql'>): Promise<PgBoss> {
  const { PgBoss: Boss } = await import('pg-boss');
  return new Boss({
    db: { executeSql },
    backend: engine === 'embedded' ? 'pglite' : 'postgres',
    schema: JOBS_SCHEMA,
    // Its tables come with the migrations.
    migrate: false,
    // What recurs is left by a timer of each node, and done once: more exact than to the minute and a half.
    schedule: false,
    // Nothing here waits for something else in the queue.
    flowIntervalSeconds: 3600,
    queueCacheIntervalSeconds: 600,
    registerInstance: false,
    monitorVacuum: false,
    reindex: false,
  });
}

export type StoredJob = JobWithMetadata<unknown>;
