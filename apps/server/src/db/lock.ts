import { readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
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
  let database: InstanceType<typeof DatabaseSync> | undefined;
  try {
    database = new DatabaseSync(path.join(dataDir, 'quad.lock'));
    database.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
    writeFileSync(pidFile, `${process.pid}\n`);
  } catch (error) {
    database?.close();
    throw isBusy(error) ? inUse(dataDir, pidFile, error) : unusable(dataDir, error);
  }
  const held = database;
  return {
    release() {
      rmSync(pidFile, { force: true });
      held.close();
    },
  };
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function inUse(dataDir: string, pidFile: string, cause: unknown): FolderInUse {
  const message = `The data folder ${dataDir} is in use by another process${ownerOf(pidFile)}.`;
  return new FolderInUse(message, [], 'Stop that process, or set DATA_DIR to another folder.', { cause });
}

/** The files of the folder cannot be opened or written, mostly because the disk is full. */
export function unusable(dataDir: string, cause: unknown): FriendlyError {
  const reason = cause instanceof Error ? cause.message : inspect(cause, { breakLength: Number.POSITIVE_INFINITY });
  return new FriendlyError(
    `The database in ${dataDir} cannot be opened.`,
    [reason, ...spaceIn(dataDir)],
    'Free disk space if there is none left. Otherwise restore the latest backup into another folder (quad restore).',
    { cause },
  );
}

function spaceIn(dataDir: string): string[] {
  try {
    const { bavail, bsize } = statfsSync(dataDir);
    return [`${Math.floor((bavail * bsize) / 1024 ** 2).toLocaleString('en-US')} MB are free on its disk.`];
  } catch {
    return [];
  }
}

function ownerOf(pidFile: string): string {
  try {
    return ` (pid ${readFileSync(pidFile, 'utf8').trim()})`;
  } catch {
    return '';
  }
}
