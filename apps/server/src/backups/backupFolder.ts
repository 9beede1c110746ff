import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import { type Inspected, inspectBackup } from '../db/backup.ts';
import { errorCode } from '../db/errors.ts';

type BackupFolder = Pick<Config, 'backupDir' | 'maxBackups'>;

/** A finished backup in the backup folder. */
export interface StoredBackup {
  readonly file: string;
  readonly writtenAt: Date;
  /** True for a file of `quad backup`. Otherwise it is a dump of PostgreSQL's own program, which only PostgreSQL can read. */
  readonly isOwn: boolean;
}

const OWN_BACKUP = /^quad-\d{8}T\d{6}Z\.jsonl$/;
const POSTGRES_DUMP = /^quad-.*\.dump$/;

/** Returns the default path of a backup written now and creates the folder. */
export async function newBackupPath({ backupDir }: BackupFolder, now: Date): Promise<string> {
  // Backups hold personal data: only the owner may read them.
  await mkdir(backupDir, { recursive: true, mode: 0o700 });
  return path.join(backupDir, `quad-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.jsonl`);
}

/** Lists the backups in the folder, newest first. */
export async function listBackups({ backupDir }: Pick<BackupFolder, 'backupDir'>): Promise<readonly StoredBackup[]> {
  const names = await readdir(backupDir).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const found: StoredBackup[] = [];
  for (const name of names.filter((known) => OWN_BACKUP.test(known) || POSTGRES_DUMP.test(known))) {
    const file = path.join(backupDir, name);
    found.push({ file, writtenAt: (await stat(file)).mtime, isOwn: OWN_BACKUP.test(name) });
  }
  return found.sort((one, other) => other.writtenAt.getTime() - one.writtenAt.getTime());
}

/** Reads one of our backups to its end. Throws a FriendlyError when it is not complete. */
export function verifyBackup(file: string): Promise<Inspected> {
  return inspectBackup(() => createReadStream(file));
}

const UNFINISHED_BACKUP = /^quad-\d{8}T\d{6}Z\.jsonl\.unfinished-\d+$/;
const SNAPSHOT = /^backup-\d+$/;
/** Longer than any backup takes. */
const UNFINISHED_MS = 24 * 3_600_000;

/** Removes what backups of former days left behind when they were killed: it has personal data, also of people who were erased since. */
export async function dropUnfinished({ backupDir, dataDir }: Pick<Config, 'backupDir' | 'dataDir'>, now: Date): Promise<void> {
  for (const [folder, unfinished] of [
    [backupDir, UNFINISHED_BACKUP],
    [dataDir, SNAPSHOT],
  ] as const) {
    const names = await readdir(folder).catch(() => []);
    for (const place of names.filter((name) => unfinished.test(name)).map((name) => path.join(folder, name)))
      if (now.getTime() - (await stat(place)).mtimeMs > UNFINISHED_MS) await rm(place, { recursive: true, force: true });
  }
}

/** Removes our own backups beyond the newest `maxBackups` and returns how many. Files of other names stay. */
export async function dropOldBackups(folder: BackupFolder): Promise<number> {
  const own = (await listBackups(folder)).filter(({ isOwn }) => isOwn);
  const old = own.slice(folder.maxBackups);
  for (const { file } of old) await rm(file);
  return old.length;
}
