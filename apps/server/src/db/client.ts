import type { Connection } from './connection.ts';

export interface DatabaseOptions {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** How many connections to PostgreSQL there are at most. */
  readonly databasePoolSize: number;
  /** Whether statements may have names, which a pooler between has to keep apart. */
  readonly databaseStatementNames?: boolean;
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
}: DatabaseOptions): Promise<Connection> {
  if (databaseUrl && databaseUrl !== IN_MEMORY) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(databaseUrl, { poolSize: databasePoolSize, hasNames: databaseStatementNames });
  }
  const { openEmbedded, openInMemory } = await import('./embedded.ts');
  return databaseUrl ? openInMemory() : openEmbedded(dataDir);
}
