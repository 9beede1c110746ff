import type { Connection } from './connection.ts';
import { FolderInUse } from './lock.ts';
import type { Observe } from './observed.ts';

export interface DatabaseOptions {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Maximum number of connections to PostgreSQL. */
  readonly databasePoolSize: number;
  /** Whether to use named prepared statements, which a connection pooler has to support. */
  readonly databaseStatementNames?: boolean;
  /** Whether to connect through the socket of another process that owns the embedded database. */
  readonly mayBeShared?: boolean;
  /** Observes every statement. Statements are not wrapped without it. */
  readonly observe?: Observe | undefined;
}

/** Value of DATABASE_URL for an embedded database in memory, which is lost when the process ends. */
const IN_MEMORY = 'memory:';

/**
 * Opens the configured database: PostgreSQL if there is a URL, otherwise the embedded one in the data folder or in memory. Throws a
 * FriendlyError when it cannot.
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
  databasePoolSize,
  databaseStatementNames = true,
  mayBeShared = false,
  observe,
}: DatabaseOptions): Promise<Connection> {
  if (databaseUrl && databaseUrl !== IN_MEMORY) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(databaseUrl, { poolSize: databasePoolSize, usesNamedStatements: databaseStatementNames, observe });
  }
  const { openEmbedded, openInMemory } = await import('./embedded.ts');
  if (databaseUrl) return openInMemory(observe);
  try {
    return await openEmbedded(dataDir, observe);
  } catch (error) {
    if (!mayBeShared || !(error instanceof FolderInUse)) throw error;
    const { connectToRunning } = await import('./runningServer.ts');
    return connectToRunning(dataDir, error);
  }
}
