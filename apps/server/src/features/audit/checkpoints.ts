import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { errorCode } from '../../db/errors.ts';
import { checkpointMail } from '../../mail/messages/auditMessages.ts';
import { chainAudit, findHead } from './auditChain.ts';
import { checkpointSealOf } from './auditSeals.ts';

/** Shorter than the time of a stop. An undelivered checkpoint is still in the file. */
const SEND_TIMEOUT_MS = 5000;

const Checkpoint = v.object({
  instituteId: v.string(),
  /** `restored` after a backup replaced the log: earlier checkpoints no longer apply. */
  reason: v.picklist(['hourly', 'stop', 'backup', 'restored', 'sealed-anew']),
  at: v.string(),
  /** Number of rows in the chain. */
  position: v.number(),
  /** Link of the last row. */
  link: v.string(),
  mac: v.string(),
});

/** The extent of the audit log at a moment, recorded outside the database. */
export type Checkpoint = v.InferOutput<typeof Checkpoint>;

/** The file in the data folder that checkpoints are appended to, one per line. */
export function checkpointFile({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'audit-checkpoints.jsonl');
}

/** Creates a sealed checkpoint of the end of the chain. */
export async function takeCheckpoint(
  db: Database,
  { clock, instituteId, keys }: Pick<Context, 'clock' | 'instituteId' | 'keys'>,
  reason: Checkpoint['reason'],
): Promise<Checkpoint> {
  const content = { instituteId, reason, at: clock().toISOString(), ...(await findHead(db, instituteId)) };
  return { ...content, mac: checkpointSealOf(keys, contentOf(content)) };
}

/** Whether a checkpoint was written with the key. */
export function isGenuine({ keys }: Pick<Context, 'keys'>, checkpoint: Checkpoint): boolean {
  return checkpointSealOf(keys, contentOf(checkpoint)) === checkpoint.mac;
}

function contentOf({ instituteId, reason, at, position, link }: Omit<Checkpoint, 'mac'>): readonly unknown[] {
  return [instituteId, reason, at, position, link];
}

/** Chains the remaining rows, appends a checkpoint to the file and sends it to the configured recipients. Returns the errors of sending. */
export async function writeCheckpoint(context: Context, reason: Checkpoint['reason']): Promise<readonly unknown[]> {
  await chainAudit(context);
  const checkpoint = await takeCheckpoint(context.db, context, reason);
  await appendCheckpoint(context.config, checkpoint);
  const sent = await Promise.allSettled([postToWebhook(context, checkpoint), mailCheckpoint(context, checkpoint)]);
  return sent.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
}

/** Appends a checkpoint to the file and syncs it to disk. */
export async function appendCheckpoint(config: Pick<Config, 'dataDir'>, checkpoint: Checkpoint): Promise<void> {
  await mkdir(config.dataDir, { recursive: true });
  const handle = await open(checkpointFile(config), 'a', 0o600);
  try {
    await handle.appendFile(`${JSON.stringify(checkpoint)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The checkpoints of an institute in a file. */
export interface CheckpointsRead {
  /** The checkpoints that apply to the current log: those since a backup was last restored or the log was last sealed again. */
  readonly checkpoints: readonly Checkpoint[];
  /** Numbers of the lines without a genuine checkpoint. */
  readonly faulty: readonly number[];
}

/** Reads a file of checkpoints. Empty when there is no file. The last line may be incomplete after a crash. */
export async function readCheckpoints(context: Pick<Context, 'keys' | 'instituteId'>, file: string): Promise<CheckpointsRead> {
  const lines = (await readIfThere(file)).split('\n').filter(Boolean);
  const faulty: number[] = [];
  let checkpoints: Checkpoint[] = [];
  for (const [index, line] of lines.entries()) {
    const checkpoint = parse(line);
    if (!checkpoint || (checkpoint.instituteId === context.instituteId && !isGenuine(context, checkpoint))) faulty.push(index + 1);
    else if (checkpoint.instituteId === context.instituteId) {
      const isFresh = checkpoint.reason === 'restored' || checkpoint.reason === 'sealed-anew';
      checkpoints = isFresh ? [checkpoint] : [...checkpoints, checkpoint];
    }
  }
  return { checkpoints, faulty };
}

async function readIfThere(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  }
}

function parse(line: string): Checkpoint | undefined {
  try {
    return readCheckpoint(JSON.parse(line));
  } catch {
    return undefined;
  }
}

/** Parses a checkpoint. Undefined for any other value. */
export function readCheckpoint(value: unknown): Checkpoint | undefined {
  const read = v.safeParse(Checkpoint, value);
  return read.success ? read.output : undefined;
}

async function postToWebhook({ config }: Pick<Context, 'config'>, checkpoint: Checkpoint): Promise<void> {
  const { webhookUrl } = config.auditCopies;
  if (!webhookUrl) return;
  const answer = await fetch(webhookUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(checkpoint),
    redirect: 'error',
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The webhook for checkpoints answered ${answer.status}.`);
}

async function mailCheckpoint({ config, mail }: Pick<Context, 'config' | 'mail'>, checkpoint: Checkpoint): Promise<void> {
  const { auditCopies, institute } = config;
  if (!auditCopies.mailTo) return;
  const message = checkpointMail(auditCopies.mailTo, institute, { ...checkpoint, line: JSON.stringify(checkpoint) });
  await Promise.race([mail.send({ ...message, messageId: `<${checkpoint.mac}@${institute.domain}>` }), timeout()]);
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The mail with a checkpoint timed out.')), SEND_TIMEOUT_MS).unref();
  });
}
