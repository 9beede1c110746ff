import { createReadStream, existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { dropOldBackups, dropUnfinished, listBackups, newBackupPath, verifyBackup } from '../backups/backupFolder.ts';
import type { Config } from '../config.ts';
import { dumpRows, restoreRows } from '../db/backup.ts';
import { openDatabase } from '../db/client.ts';
import type { Database } from '../db/connection.ts';
import { errorCode } from '../db/errors.ts';
import { record } from '../features/audit/audit.service.ts';
import { chainAudit } from '../features/audit/auditChain.ts';
import { verifyAudit } from '../features/audit/auditVerify.ts';
import { appendCheckpoint, type Checkpoint, isGenuine, readCheckpoint, takeCheckpoint } from '../features/audit/checkpoints.ts';
import { listIds } from '../features/institutes/institutes.service.ts';
import { erasuresFile, syncErasures } from '../features/personal-data/erasures.ts';
import { FriendlyError } from '../friendlyError.ts';
import { openKeys } from '../keys/keys.ts';
import type { Opened } from '../start.ts';
import { type Command, withInstallation } from './command.ts';

/** Writes every row into one file from a single snapshot. Either engine can restore it. */
export const backup: Command = {
  summary: 'Writes all data to a file. The server may be running.',
  isGlobal: true,
  options: { to: { type: 'string', about: 'File to write (default: a new one in BACKUP_DIR, where the oldest are removed)' } },
  async run(config, options) {
    if (config.databaseUrl === undefined && !existsSync(path.join(config.dataDir, 'database')))
      throw new FriendlyError(`There is no database in ${config.dataDir}.`, [], 'Set DATA_DIR or DATABASE_URL as for the server.');
    const isOfFolder = options.to === undefined;
    const file = isOfFolder ? await inFolder(config, newBackupPath(config, new Date())) : path.resolve(String(options.to));
    await dropUnfinished(config, new Date());
    await withSnapshot(config, async ({ connection: { acrossInstitutes }, institutes }) => {
      const contexts = await institutes.all();
      for (const context of contexts) await chainAudit(context);
      await writeAtomically(file, (target) =>
        dumpRows(
          acrossInstitutes,
          (lines) => pipeline(lines, target),
          async (tx) => {
            const audit: Checkpoint[] = [];
            for (const context of contexts) audit.push(await takeCheckpoint(tx, context, 'backup'));
            return { audit };
          },
        ),
      );
    });
    // Verifies the new backup before older ones are deleted.
    if (isOfFolder) await verifyBackup(file);
    const dropped = isOfFolder ? await dropOldBackups(config) : 0;
    const gone = dropped > 0 ? ` Removed ${dropped} older ${dropped === 1 ? 'backup' : 'backups'}.` : '';
    return `Wrote ${file}.${gone} It does not contain the keys: keep feedback.key, audit.key and credentials.key of ${config.dataDir} elsewhere.`;
  },
};

/**
 * Runs the work on a snapshot of the database. While a server uses the embedded database, that is a copy of its files, because reading all
 * of it would block everybody.
 */
async function withSnapshot(config: Config, work: (opened: Opened) => Promise<void>): Promise<void> {
  const folder = path.join(config.dataDir, `backup-${process.pid}`);
  try {
    const isCopied = await withInstallation(config, async (opened) => {
      if (!opened.connection.copyFiles) return work(opened).then(() => false);
      await opened.connection.copyFiles(folder);
      return true;
    });
    if (isCopied) await withInstallation({ ...config, dataDir: folder }, work);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Checks that a backup is complete and unmodified. */
export const backupVerify: Command = {
  summary: 'Verifies that a backup is complete and unmodified.',
  isGlobal: true,
  options: { from: { type: 'string', about: 'File to verify (default: the latest in BACKUP_DIR)' } },
  async run(config, options) {
    const latest = (await inFolder(config, listBackups(config))).find(({ isOwn }) => isOwn)?.file;
    const file = options.from === undefined ? latest : path.resolve(String(options.from));
    if (!file) throw new FriendlyError(`There is no backup in ${config.backupDir}.`, [], 'Create one with quad backup.');
    try {
      const { rows, sha256 } = await verifyBackup(file);
      return `${file} is complete: ${rows.toLocaleString('en-US')} rows, SHA-256 ${sha256}.`;
    } catch (error) {
      throw explainFile(error, file);
    }
  },
};

/** Writes to a temporary file, syncs it to disk, and then renames it, so that a file of that name is always complete. */
async function writeAtomically(file: string, write: (target: NodeJS.WritableStream) => Promise<void>): Promise<void> {
  const unfinished = `${file}.unfinished-${process.pid}`;
  let handle: FileHandle | undefined;
  try {
    // Backups hold personal data: only the owner may read them.
    handle = await open(unfinished, 'w', 0o600);
    await write(handle.createWriteStream({ flush: true }));
    await rename(unfinished, file);
    const folder = await open(path.dirname(file));
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    await handle?.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw explainFile(error, file);
  }
}

/** Restores a backup into an empty database if its audit log is valid. */
export const restore: Command = {
  summary: 'Restores a backup into an empty database.',
  isGlobal: true,
  options: {
    from: { type: 'string', about: 'File to restore', isRequired: true },
    'accept-broken-audit': {
      type: 'boolean',
      about: 'Restores it even if its audit log was tampered with or its audit key is lost',
    },
  },
  async run(config, options) {
    const file = path.resolve(String(options.from));
    const connection = await openDatabase(config);
    const said: string[] = [];
    try {
      await connection.migrate();
      const source = () => createReadStream(file);
      let faults: readonly string[] = [];
      let checkpoints: readonly Checkpoint[] = [];
      const { rows } = await restoreRows(connection.acrossInstitutes, source, async (tx, { audit }) => {
        ({ faults, checkpoints } = await examineAudit(tx, config, audit));
        if (faults.length > 0 && !options['accept-broken-audit']) {
          throw new FriendlyError(
            'The audit log of this backup cannot be verified. Nothing was written.',
            faults,
            'Use another backup, set AUDIT_KEY to the key that sealed the log, or pass --accept-broken-audit.',
          );
        }
      });
      for (const checkpoint of checkpoints) await appendCheckpoint(config, checkpoint);
      said.push(`Restored ${rows.toLocaleString('en-US')} rows.`);
      if (faults.length > 0) said.push(`The audit log has faults: ${faults.join(' ')}`);
    } catch (error) {
      throw explainFile(error, file);
    } finally {
      await connection.close();
    }
    said.push(...(await eraseAgain(config, path.join(path.dirname(file), 'erasures.jsonl'))));
    return said.join('\n');
  },
};

/** Repeats the erasures that happened after the backup, according to the lists beside backups, and reports their number. */
async function eraseAgain(config: Config, listBeside: string): Promise<string[]> {
  const files = [erasuresFile(config), listBeside];
  if (!files.some((file) => existsSync(file))) return [];
  let count = 0;
  try {
    await withInstallation(config, async ({ institutes }) => {
      for (const context of await institutes.all()) {
        count += await syncErasures(context, files);
        await chainAudit(context);
      }
    });
  } catch (error) {
    if (!(error instanceof FriendlyError)) throw error;
    return [`Erasures since the backup are repeated once a server runs; now they failed: ${error.message}`];
  }
  return count === 0 ? [] : [`Repeated ${count} ${count === 1 ? 'erasure' : 'erasures'} since the backup.`];
}

/**
 * Returns what is wrong with the restored audit log. If its key is available, records the restore and returns the new checkpoint for the
 * file outside the database.
 */
async function examineAudit(tx: Database, config: Config, audit: unknown) {
  const faults: string[] = [];
  const checkpoints: Checkpoint[] = [];
  // A backup of an older version has a single note, for the only institute that it supported.
  const notes = [audit].flat().map(readCheckpoint);
  for (const instituteId of await listIds(tx)) {
    // The other keys are checked when the server starts.
    const keys = await openKeys(tx, config, instituteId, ['feedback']).catch((error: unknown) => {
      if (error instanceof FriendlyError) return error.message;
      throw error;
    });
    if (typeof keys === 'string') {
      faults.push(keys);
      continue;
    }
    const context = { db: tx, clock: () => new Date(), instituteId, keys };
    const noted = notes.find((note) => note?.instituteId === instituteId);
    if (!noted || !isGenuine(context, noted)) faults.push('The checkpoint in the backup is missing, forged or modified.');
    const { findings } = await verifyAudit(tx, context, noted ? [noted] : []);
    faults.push(...findings.map(({ text }) => text));
    await record(tx, context, undefined, { action: 'backup.restore', detail: { findings: findings.length } });
    await chainAudit(context);
    checkpoints.push(await takeCheckpoint(tx, context, 'restored'));
  }
  return { faults, checkpoints };
}

/** Waits for work in the backup folder, and explains why it failed. */
function inFolder<T>({ backupDir }: Config, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw explainFile(error, backupDir);
  });
}

const UNUSABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EEXIST', 'EISDIR', 'ENOTDIR']);

function explainFile(error: unknown, file: string): unknown {
  const code = errorCode(error);
  if (code === 'ENOENT') return new FriendlyError(`${file} does not exist.`, [], 'Correct the path.', { cause: error });
  if (code !== undefined && UNUSABLE.has(code))
    return new FriendlyError(`${file} cannot be used (${code}).`, [], 'Choose another path.', { cause: error });
  return error;
}
