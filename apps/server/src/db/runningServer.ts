import { constants, existsSync } from 'node:fs';
import { copyFile, cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { FriendlyError } from '../friendlyError.ts';
import { socketPath } from './commandSocket.ts';
import type { Connection } from './connection.ts';
import { FolderInUse } from './lock.ts';
import { isUpToDate } from './migrations.ts';
import { openPostgres } from './postgres.ts';

/** Files next to the database that belong to it. */
const KEYS = ['feedback.key', 'audit.key', 'credentials.key'];

/**
 * Connects to the embedded database of a data folder that a running server owns. Throws `FolderInUse` when that server does not accept
 * connections.
 */
export async function connectToRunning(dataDir: string, { message }: FolderInUse): Promise<Connection> {
  const socket = socketPath(dataDir);
  const inUse = new FolderInUse(message, [], 'Commands of the same user can connect once it is ready. Try again then, or stop it.');
  if (!socket || !existsSync(socket)) throw inUse;
  const url = `postgres://quad@${encodeURIComponent(dataDir)}/quad`;
  // Named statements belong to a session, and all clients share one.
  const connection = await openPostgres(url, { poolSize: 1, connectTimeoutMs: 0, usesNamedStatements: false }).catch(() => {
    throw inUse;
  });
  const db = connection.acrossInstitutes;
  return {
    ...connection,
    engine: 'embedded',
    async migrate() {
      if (await isUpToDate(db)) return;
      throw new FriendlyError('The running server is older than this command.', [], 'Restart it, which migrates the database.');
    },
    setTimeouts: async () => undefined,
    async copyFiles(folder) {
      await mkdir(folder, { mode: 0o700 });
      // While this transaction is open nothing else runs, and the checkpoint has written everything in memory to the files.
      await db.transaction(async (tx) => {
        await tx.execute(sql`checkpoint`);
        await cp(path.join(dataDir, 'database'), path.join(folder, 'database'), { recursive: true, mode: constants.COPYFILE_FICLONE });
      });
      for (const key of KEYS.filter((name) => existsSync(path.join(dataDir, name)))) {
        await copyFile(path.join(dataDir, key), path.join(folder, key));
      }
    },
  };
}
