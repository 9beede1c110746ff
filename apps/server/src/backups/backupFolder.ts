import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import { type Inspected, inspectBackup } from '../db/backup.ts';
import { errorCode } from '../db/errors.ts';

type Places = Pick<Config, 'backupDir' | 'backupsKept'>;

/** A finished backup in the backup folder. */
export interface KeptBackup {
  readonly file: string;
  readonly writtenAt: Date;
  /** True for a file of `quad backup`. Otherwise it is a dump of PostgreSQL's own program, which only PostgreSQL can read. */
  readonly isOurs: boolean;
}

const OURS = /^quad-\d{8}T\d{6}Z\.jsonl$/;
const DUMP = /^quad-.*\.dump$/;

/** Returns the default path of a backup written now and creates the folder. */
export async function placeForBackup({ backupDir }: Places, now: Date): Promise<string> {
  // Backups hold personal data: only the owner may read them.
  await mkdir(backupDir, { recursive: true, mode: 0o700 });
  return path.join(backupDir, `quad-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.jsonl`);
}

/** Lists the backups in the folder, newest first. */
export async function listBackups({ backupDir }: Pick<Places, 'backupDir'>): Promise<readonly KeptBackup[]> {
  const names = await readdir(backupDir).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const found: KeptBackup[] = [];
  for (const name of names.filter((known) => OURS.test(known) || DUMP.test(known))) {
    const file = path.join(backupDir, name);
    found.push({ file, writtenAt: (await stat(file)).mtime, isOurs: OURS.test(name) });
  }
  return found.sort((one, other) => other.writtenAt.getTime() - one.writtenAt.getTime());
}

/** Reads one of our backups to its end. Throws a FriendlyError when it is not complete. */
export function verifyBackup(file: string): Promise<Inspected> {
  return inspectBackup(() => createReadStream(file));
}

/** Removes our own backups beyond the newest `backupsKept` and returns how many. Files of other names stay. */
export async function dropOldBackups(places: Places): Promise<number> {
  const own = (await listBackups(places)).filter(({ isOurs }) => isOurs);
  const old = own.slice(places.backupsKept);
  for (const { file } of old) await rm(file);
  return old.length;
}
