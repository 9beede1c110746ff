import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import { type Inspected, inspectBackup } from '../db/backup.ts';
import { errorCode } from '../db/errors.ts';

type Places = Pick<Config, 'backupDir' | 'backupsKept'>;

/** A finished backup in the folder. */
export interface KeptBackup {
  readonly file: string;
  readonly writtenAt: Date;
  /** Written by `quad backup`; else by PostgreSQL's own program, which only PostgreSQL can look into. */
  readonly isOurs: boolean;
}

const OURS = /^quad-\d{8}T\d{6}Z\.jsonl$/;
const DUMP = /^quad-.*\.dump$/;

/** Where the backup of this moment goes that is not told another place; the folder is there then. */
export async function placeForBackup({ backupDir }: Places, now: Date): Promise<string> {
  // Personal data: for the owner's eyes only.
  await mkdir(backupDir, { recursive: true, mode: 0o700 });
  return path.join(backupDir, `quad-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.jsonl`);
}

/** What is in the folder, the latest first. */
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

/** Reads one of our backups to its end; throws a FriendlyError where it is not whole. */
export function verifyBackup(file: string): Promise<Inspected> {
  return inspectBackup(() => createReadStream(file));
}

/** Removes our own backups that are older than those which stay, and returns how many there were. Files of other names stay. */
export async function dropOldBackups(places: Places): Promise<number> {
  const own = (await listBackups(places)).filter(({ isOurs }) => isOurs);
  const old = own.slice(places.backupsKept);
  for (const { file } of old) await rm(file);
  return old.length;
}
