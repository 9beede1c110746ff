import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Connection } from '../db/connection.ts';
import { JOBS_SCHEMA } from './queues.ts';

/** Creates the queue library. It is imported lazily: opening the database and enqueueing jobs work without it. */
export async function newBoss({ engine, executeSql }: Pick<Connection, 'engine' | 'executeSql'>): Promise<PgBoss> {
  const { PgBoss: Boss } = await import('pg-boss');
  return new Boss({
    db: { executeSql },
    backend: engine === 'embedded' ? 'pglite' : 'postgres',
    schema: JOBS_SCHEMA,
    // Its tables are created by the server's own migrations.
    migrate: false,
    // Recurring jobs are enqueued by a timer on each node and deduplicated; this is more precise than the library's scheduler (90 seconds).
    schedule: false,
    // No job depends on another job.
    flowIntervalSeconds: 3600,
    queueCacheIntervalSeconds: 600,
    registerInstance: false,
    monitorVacuum: false,
    reindex: false,
  });
}

export type StoredJob = JobWithMetadata<unknown>;
