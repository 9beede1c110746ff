import type { Connection } from './connection.ts';

export interface DatabaseOptions {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** How many connections to PostgreSQL there are at most. */
  readonly databasePoolSize: number;
}

/**
 * Opens the database that the configuration asks for: PostgreSQL where there is an address, else the embedded one in
 * the data folder. Throws a FriendlyError when it cannot.
 */
export async function openDatabase({ databaseUrl, dataDir, databasePoolSize }: DatabaseOptions): Promise<Connection> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(databaseUrl, { poolSize: databasePoolSize });
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(dataDir);
}
