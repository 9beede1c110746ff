import type { Connection } from './connection.ts';
import { FolderInUse } from './lock.ts';
import type { Observe } from './observed.ts';

export interface DatabaseOptions {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** How many connections to PostgreSQL there are at most. */
  readonly databasePoolSize: number;
  /** Whether statements may have names, which a pooler between has to keep apart. */
  readonly databaseStatementNames?: boolean;
  /** Whether an embedded database that another process owns will do, through its socket. */
  readonly mayBeShared?: boolean;
  /** Who looks at every statement; nothing of it is done without. */
  readonly observe?: Observe | undefined;
}

/** Instead of an address: the embedded database, forgotten when the process ends. */
const IN_MEMORY = 'memory:';

/**
 * Opens the database that the configuration asks for: PostgreSQL where there is an address, else the embedded one in
 * the data folder or in memory. Throws a FriendlyError when it cannot.
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
    return openPostgres(databaseUrl, { poolSize: databasePoolSize, hasNames: databaseStatementNames, observe });
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
