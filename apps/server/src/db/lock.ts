import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FriendlyError } from '../friendlyError.ts';

/** Holds a data folder until it is released or the process ends, even by a crash. */
export interface FolderLock {
  release(): void;
}

/** Another process owns the data folder. */
export class FolderInUse extends FriendlyError {}

/**
 * Makes this process the only owner of a data folder. The lock is the operating system's, taken through SQLite, so that it ends with the
 * process and is never left behind. A file next to it names the owner for the error message of other processes.
 */
export async function lockFolder(dataDir: string): Promise<FolderLock> {
  const { DatabaseSync } = await import('node:sqlite');
  const pidFile = path.join(dataDir, 'quad.pid');
  const database = new DatabaseSync(path.join(dataDir, 'quad.lock'));
  try {
    database.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    throw new FolderInUse(
      `The data folder ${dataDir} is in use by another process${ownerOf(pidFile)}.`,
      [],
      'Stop that process, or set DATA_DIR to another folder.',
      { cause: error },
    );
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return {
    release() {
      rmSync(pidFile, { force: true });
      database.close();
    },
  };
}

function ownerOf(pidFile: string): string {
  try {
    return ` (pid ${readFileSync(pidFile, 'utf8').trim()})`;
  } catch {
    return '';
  }
}
