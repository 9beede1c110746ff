import { type AnswerFile, FORM_TEXTS } from '@quad/domain/forms';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import type { ServedFile } from '../../plugins/files.ts';
import { photoAddress } from '../accounts/accounts.service.ts';
import { serveUpload, storeUpload, type UploadParams } from '../activity-points/evidence.service.ts';
import { checkManages, readEventWithUnit } from '../events/events.service.ts';
import { purgeUnusedImages, type Report, scheduleImageDeletions } from '../profile/images.service.ts';
import { checkUploads } from './answers.service.ts';
import { countUploads, dropFilesOf, dropUnnamed, findFile, insertFile } from './questions.repo.ts';
import { readQuestions } from './questions.service.ts';

/**
 * Maximum number of a user's files for an event, together with their files at any event that no answer refers to: a file for every fourth
 * field of a form, and as many again. Unreferenced files are deleted after a day.
 */
const MAX_FILES = 20;

const NO_FILE = refuse('NOT_FOUND', FORM_TEXTS.noFile);
const TOO_MANY = refuse('TOO_MANY_REQUESTS', FORM_TEXTS.tooManyFiles, { file: FORM_TEXTS.tooManyFiles });
const WRONG_KIND = refuse('UNSUPPORTED_MEDIA', FORM_TEXTS.fileKind, { file: FORM_TEXTS.fileKind });

/** Stores a photo or PDF for a future answer of a user who is registered or could register now (access E13). */
export async function addFile(context: Context, { eventId, ...upload }: UploadParams & { eventId: string }): Promise<Result<AnswerFile>> {
  const { config, db, instituteId } = context;
  const { actor } = upload;
  const found = await readEventWithUnit(db, instituteId, eventId);
  if (!found.ok) return found;
  const key = { instituteId, eventId, userId: actor.userId };
  const questions = await readQuestions(db, context, key);
  if (!questions?.fields.some(({ kind }) => kind === 'file')) return refuse('CONFLICT', FORM_TEXTS.noQuestions);
  const answers = await checkUploads(context, { actor, found: found.value });
  if (!answers.ok) return answers;
  return storeUpload(context, upload, {
    lock: 'answer files',
    left: async (tx) => MAX_FILES - (await countUploads(tx, key)),
    insert: (tx, upload) => insertFile(tx, { ...upload, eventId, image: upload.image ?? null }),
    show: ({ id, kind }) => ({ _id: id, kind, url: photoAddress(`/api/answer-files/${id}`, config) }),
    tooMany: TOO_MANY,
    wrongKind: WRONG_KIND,
  });
}

/** Serves a file to its owner and, once an answer refers to it, to those who manage the event (access E14). */
export async function readFile(
  context: Context,
  { actor, fileId, report }: { actor: Actor; fileId: string; report: Report },
): Promise<Result<ServedFile>> {
  const { db, instituteId } = context;
  const row = await findFile(db, instituteId, fileId);
  if (!row) return NO_FILE;
  const manages = checkManages(await readEventWithUnit(db, instituteId, row.file.eventId), actor, FORM_TEXTS.managersOnly).ok;
  if (row.file.userId !== actor.userId && !(manages && row.isNamed)) return NO_FILE;
  return accept(serveUpload(context, row.file, { name: 'answer', report, gone: NO_FILE }));
}

/**
 * Deletes a user's files, in the transaction that empties or erases the account. Objects in the photo store are deleted by the next clean-up.
 */
export async function releaseAnswerFiles(tx: Database, context: Context, userId: string): Promise<void> {
  await scheduleImageDeletions(tx, context, await dropFilesOf(tx, { instituteId: context.instituteId, userId }));
}

/** Deletes files older than a day that no answer refers to: never used, replaced, or past their retention period. */
export function purgeAnswerFiles(context: Context): Promise<void> {
  return purgeUnusedImages(context, dropUnnamed);
}
