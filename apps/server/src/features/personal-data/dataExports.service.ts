import { type DataExport, EXPORT_SECTIONS, exportExpiresAt, PERSONAL_DATA_TEXTS } from '@quad/domain/personal-data';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { enqueueJob } from '../../jobs/queues.ts';
import type { WriteParams } from '../../plugins/idempotency.ts';
import { findPersonById, lockPerson } from '../accounts/erasure.service.ts';
import { auditedTransaction, ownDetail } from '../audit/audit.service.ts';
import { notify, recipients } from '../notifications/notifier.service.ts';
import { findMailPreferences } from '../notifications/preferences.service.ts';
import { ownPhoto } from '../profile/photos.service.ts';
import { makeArchive } from './archive.ts';
import {
  deleteExpiredExports,
  type ExportInfo,
  type ExportLine,
  findExport,
  findOwnExport,
  findTraces,
  finishExport,
  readArchive,
  readSection,
  replaceExport,
} from './personalData.repo.ts';

export { findTraces };

const DAY_MS = 86_400_000;
const GONE = refuse('NOT_FOUND', PERSONAL_DATA_TEXTS.gone);

/** The archive of a user; null if there is none or it has expired. */
export async function ownExport({ db, clock, instituteId }: Context, userId: string): Promise<DataExport | null> {
  const row = await findOwnExport(db, { instituteId, userId });
  return row && row.goneAt > clock() ? toDataExport(row) : null;
}

/** Enqueues an archive of everything that is stored about the user; it replaces the previous one (access W3). */
export function requestExport(context: Context, { actor, claim }: WriteParams): Promise<Result<DataExport>> {
  const { clock, instituteId } = context;
  const now = clock();
  const id = newId(now);
  const { userId } = actor;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    // Serializes concurrent requests of the same person.
    if (!(await lockPerson(tx, instituteId, userId))) return GONE;
    const before = await findOwnExport(tx, { instituteId, userId });
    if (before?.state === 'preparing' && before.goneAt > now) return refuse('CONFLICT', PERSONAL_DATA_TEXTS.beingPrepared);
    // Expires after a day, so that it can be requested again if the job never completes.
    const row = { instituteId, id, userId, state: 'preparing' as const, askedAt: now, goneAt: new Date(now.getTime() + DAY_MS) };
    await replaceExport(tx, row);
    await enqueueJob(tx, { queue: 'exports', data: { instituteId, exportId: id, userId }, at: now });
    return accept({
      value: toDataExport({ ...row, readyAt: null, size: null }),
      audit: { action: 'personal-data.ask', subjectId: userId },
    });
  });
}

/** Everything that is stored about a person, read in one snapshot, as an archive. */
export async function archiveOf(context: Context, userId: string): Promise<Uint8Array | undefined> {
  const { clock, config, db, instituteId } = context;
  const user = await findPersonById(db, instituteId, userId);
  if (!user) return undefined;
  const { language } = await findMailPreferences(context, userId, undefined);
  const sections = await db.transaction(
    async (tx) => {
      const read: (readonly [(typeof EXPORT_SECTIONS)[number], readonly ExportLine[]])[] = [];
      for (const section of EXPORT_SECTIONS) {
        const lines = await readSection(tx, section, { instituteId, userId });
        read.push([section, section === 'audit-log' ? lines.map((line) => ownAuditLine(line as AuditLine, userId)) : lines]);
      }
      return read;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const { portalTitle: portal, timeZone } = config.institute;
  const photo = await ownPhoto(context, user.profilePic);
  return makeArchive({ name: user.name, portal, timeZone, language: language ?? 'en', readAt: clock(), sections, photo });
}

/** Creates a requested archive and notifies its owner. Does nothing if it is already ready. */
export async function prepareExport(context: Context, exportId: string): Promise<void> {
  const { clock, db, instituteId } = context;
  const key = { instituteId, id: exportId };
  const row = await findExport(db, key);
  if (row?.state !== 'preparing') return;
  const archive = await archiveOf(context, row.userId);
  if (!archive) return;
  const readyAt = clock();
  await db.transaction(async (tx) => {
    const changes = { state: 'ready' as const, readyAt, goneAt: exportExpiresAt(readyAt), size: archive.byteLength, archive };
    if (!(await finishExport(tx, key, changes))) return;
    await notify(tx, context, { kind: 'export-ready', subject: { id: exportId, title: '' }, to: recipients('asked', [row.userId]) });
  });
}

/** Marks an archive as failed, so that it can be requested again at once. */
export async function failExport({ db, instituteId }: Pick<Context, 'db' | 'instituteId'>, exportId: string): Promise<void> {
  await finishExport(db, { instituteId, id: exportId }, { state: 'failed' });
}

/** The content of the user's own archive (access W3). */
export async function openArchive({ db, clock, instituteId }: Context, userId: string, exportId: string): Promise<Result<Uint8Array>> {
  const key = { instituteId, id: exportId };
  const row = await findExport(db, key);
  if (row?.userId !== userId || row.state !== 'ready' || row.goneAt <= clock()) return GONE;
  const archive = await readArchive(db, key);
  return archive ? accept(archive) : GONE;
}

/** Deletes expired archives. */
export function purgeExports({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  return deleteExpiredExports(db, clock());
}

function toDataExport({ id, state, askedAt, readyAt, goneAt, size }: Omit<ExportInfo, 'userId'>): DataExport {
  const isReady = state === 'ready';
  return {
    _id: id,
    state,
    asked_at: askedAt.toISOString(),
    ready_at: readyAt?.toISOString() ?? null,
    gone_at: isReady ? goneAt.toISOString() : null,
    bytes: isReady ? size : null,
  };
}

interface AuditLine extends ExportLine {
  readonly action: string;
  readonly by_yourself: boolean;
  readonly about_yourself: boolean;
  readonly email: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** An audit log entry without what it contains about other people. */
function ownAuditLine({ at, action, by_yourself, about_yourself, email, detail }: AuditLine, userId: string): ExportLine {
  const own = ownDetail(action, detail, { userId, email, isActor: by_yourself, isSubject: about_yourself });
  return { at, action, by_yourself, detail: own };
}
