import { type AnswerFile, FORM_TEXTS } from '@quad/domain/forms';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { isPortalElsewhere } from '../../config.ts';
import type { Actor, Context } from '../../context.ts';
import { advisoryLock } from '../../db/advisoryLock.ts';
import type { Database } from '../../db/connection.ts';
import { isUuid, newId } from '../../db/ids.ts';
import type { ServedFile } from '../../plugins/files.ts';
import type { IdempotencyClaim } from '../../plugins/idempotency.ts';
import { readUpload, serveUpload } from '../activity-points/evidence.service.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { checkManages, readBareEvent } from '../events/events.service.ts';
import { confirmImage, FormerImages, type Report, storeImage } from '../profile/images.service.ts';
import { countFiles, dropFilesOf, dropUnnamed, findFile, insertFile } from './questions.repo.ts';
import { readQuestions } from './questions.service.ts';

/** So many files somebody has for an event at a time: those of a form with a file in every fourth field, and as many again. */
const MOST_FILES = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

const NO_FILE = refuse('NOT_FOUND', FORM_TEXTS.noFile);
const TOO_MANY = refuse('TOO_MANY_REQUESTS', FORM_TEXTS.tooManyFiles, { file: FORM_TEXTS.tooManyFiles });
const WRONG_KIND = refuse('UNSUPPORTED_MEDIA', FORM_TEXTS.fileKind, { file: FORM_TEXTS.fileKind });

interface FileParams {
  readonly actor: Actor;
  readonly eventId: string;
}

/** Keeps a photo or a PDF that an answer is to name (access E13): so many at most, which is looked at before one is drawn. */
export async function addFile(
  context: Context,
  { actor, eventId, claim, file, report }: FileParams & { claim: IdempotencyClaim | undefined; file: Blob; report: Report },
): Promise<Result<AnswerFile>> {
  const { clock, config, db, instituteId } = context;
  const found = await readBareEvent(db, instituteId, eventId);
  if (!found.ok) return found;
  const key = { instituteId, eventId, userId: actor.userId };
  const questions = await readQuestions(db, context, key);
  if (!questions?.fields.some(({ kind }) => kind === 'file')) return refuse('CONFLICT', FORM_TEXTS.noQuestions);
  if ((await countFiles(db, key)) >= MOST_FILES) return TOO_MANY;
  const read = await readUpload(new Uint8Array(await file.arrayBuffer()), WRONG_KIND);
  if (!read.ok) return read;
  const { kind, bytes } = read.value;
  const kept = await storeImage(context, bytes, report);
  if (!kept.ok) return kept;
  const id = newId(clock());
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    // Whoever uploads twice at once waits here, and the second is counted after the first.
    await advisoryLock(tx, 'answer files', actor.userId);
    if ((await countFiles(tx, key)) >= MOST_FILES) return TOO_MANY;
    const adopted = await confirmImage(tx, context, kept.value);
    if (!adopted.ok) return adopted;
    const { name, image } = adopted.value;
    await insertFile(tx, { ...key, id, kind, name, image: image ?? null, createdAt: clock() });
    const path = `/api/answer-files/${id}`;
    const url = isPortalElsewhere(config) ? `${config.serverUrl}${path}` : path;
    return accept({ value: { _id: id, kind, url }, audit: undefined });
  });
}

/** A photo or a PDF, for whoever uploaded it, and once an answer names it for who manages the event (access E14). */
export async function readFile(
  context: Context,
  { actor, fileId, report }: { actor: Actor; fileId: string; report: Report },
): Promise<Result<ServedFile>> {
  const { db, instituteId } = context;
  const row = isUuid(fileId) ? await findFile(db, instituteId, fileId) : undefined;
  if (!row) return NO_FILE;
  const manages = checkManages(await readBareEvent(db, instituteId, row.file.eventId), actor, FORM_TEXTS.managersOnly).ok;
  if (row.file.userId !== actor.userId && !(manages && row.isNamed)) return NO_FILE;
  return accept(serveUpload(context, row.file, { name: 'answer', report, gone: NO_FILE }));
}

/** Takes away what somebody uploaded, in the transaction that empties or erases the account. Objects go with the next sweep. */
export async function releaseAnswerFiles(tx: Database, context: Context, userId: string): Promise<void> {
  const former = new FormerImages(context);
  for (const each of await dropFilesOf(tx, { instituteId: context.instituteId, userId })) await former.leave(tx, each);
}

/** Removes what was uploaded a day ago and no answer names: it never was, was changed, or has been kept for long enough. */
export async function purgeAnswerFiles(context: Context): Promise<void> {
  const { clock, db, instituteId } = context;
  const former = new FormerImages(context);
  await db.transaction(async (tx) => {
    for (const each of await dropUnnamed(tx, instituteId, new Date(clock().getTime() - DAY_MS))) await former.leave(tx, each);
  });
}
