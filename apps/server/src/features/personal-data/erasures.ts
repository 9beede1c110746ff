import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import { errorCode } from '../../db/errors.ts';
import { erase, erasedIds } from './accountErasure.service.ts';

const Erasure = v.object({ instituteId: v.string(), userId: v.string() });
type Erasure = v.InferOutput<typeof Erasure>;

/** Path of the list of erased people's ids, next to the backups that still contain them. After a restore, these people are erased again. */
export function erasuresFile({ backupDir }: Pick<Config, 'backupDir'>): string {
  return path.join(backupDir, 'erasures.jsonl');
}

/**
 * Synchronizes the list with the database: people in the list who exist because an older backup was restored are erased again, and newly
 * erased people are added to the list. Returns how many were erased again.
 */
export async function syncErasures(context: Context, files: readonly string[] = [erasuresFile(context.config)]): Promise<number> {
  const { config, instituteId } = context;
  let again = 0;
  for (const file of new Set(files)) {
    for (const listed of await readErasures(file)) {
      if (listed.instituteId === instituteId && (await erase(context, listed.userId))) again += 1;
    }
  }
  const target = erasuresFile(config);
  const listed = await readErasures(target);
  const known = new Set(listed.map(({ userId }) => userId));
  const added = (await erasedIds(context)).filter((userId) => !known.has(userId)).map((userId) => ({ instituteId, userId }));
  if (added.length > 0) await writeErasures(target, [...listed, ...added]);
  return again;
}

async function readErasures(file: string): Promise<Erasure[]> {
  try {
    const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
    return lines.map((line) => v.parse(Erasure, JSON.parse(line)));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Writes to a temporary file and renames it, so that the list is never incomplete. */
async function writeErasures(file: string, erasures: readonly Erasure[]): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.unfinished-${process.pid}`;
  await writeFile(unfinished, erasures.map((erasure) => `${JSON.stringify(erasure)}\n`).join(''), { mode: 0o600, flush: true });
  await rename(unfinished, file);
}
