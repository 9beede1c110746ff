import { ACTIVITY_POINT_TEXTS, type ClaimEvidence, MAX_UNCLAIMED, TOO_MANY_UNCLAIMED } from '@quad/domain/activity-points';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import { advisoryLock } from '../../db/advisoryLock.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import type { ServedFile } from '../../plugins/files.ts';
import type { WriteParams } from '../../plugins/idempotency.ts';
import { photoAddress } from '../accounts/accounts.service.ts';
import { viewerOfRequest } from '../approvals/approvals.service.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import {
  confirmImage,
  purgeUnusedImages,
  type Report,
  readImage,
  type StoredImage,
  scheduleImageDeletions,
  storeImage,
} from '../profile/images.service.ts';
import { makePicture } from '../profile/pictures.service.ts';
import { countUnclaimed, dropEvidenceOf, dropUnclaimed, findEvidence, insertEvidence } from './claims.repo.ts';

/** Large enough for a legible certificate. */
const EVIDENCE_PICTURE = { width: 2000, height: 2000, fit: 'inside' } as const;

const NO_FILE = refuse('NOT_FOUND', ACTIVITY_POINT_TEXTS.noClaim);
const WRONG_KIND = refuse('UNSUPPORTED_MEDIA', ACTIVITY_POINT_TEXTS.evidenceKind, { file: ACTIVITY_POINT_TEXTS.evidenceKind });
const TOO_MANY = refuse('TOO_MANY_REQUESTS', TOO_MANY_UNCLAIMED, { file: TOO_MANY_UNCLAIMED });

/** Detects the type from the content, whatever the file name: PDFs are stored as they are, pictures are re-encoded. */
async function readUpload(file: Uint8Array, wrongKind: Result<never>): Promise<Result<{ kind: 'photo' | 'pdf'; bytes: Uint8Array }>> {
  if (Buffer.from(file.subarray(0, 5)).toString('latin1') === '%PDF-') {
    const isWhole = Buffer.from(file.subarray(-1024)).includes('%%EOF');
    return isWhole ? accept({ kind: 'pdf', bytes: file }) : wrongKind;
  }
  const picture = await makePicture(file, EVIDENCE_PICTURE);
  if (picture.ok) return accept({ kind: 'photo', bytes: picture.value });
  return picture.refusal.code === 'UNSUPPORTED_MEDIA' ? wrongKind : refuse(picture.refusal.code, picture.refusal.message);
}

/** A file with its URL as seen from the portal. */
export function toEvidence({ id, kind }: { id: string; kind: 'photo' | 'pdf' }, { config }: Pick<Context, 'config'>): ClaimEvidence {
  return { _id: id, url: photoAddress(`/api/points/evidence/${id}`, config), kind };
}

/** Parameters of an upload. */
export interface UploadParams extends WriteParams {
  readonly file: Blob;
  readonly report: Report;
}

/** A stored photo or PDF that is not attached to anything yet. */
export type StoredUpload = Pick<StoredImage, 'instituteId' | 'name' | 'image'> & {
  readonly id: string;
  readonly userId: string;
  readonly kind: 'photo' | 'pdf';
  readonly createdAt: Date;
};

/** Rules for uploads of one kind. */
interface UploadRules<Value> {
  /** Name of the advisory lock that serializes a person's uploads. */
  readonly lock: string;
  /** Number of further uploads allowed for this person. */
  readonly left: (db: Database) => Promise<number>;
  readonly insert: (tx: Database, upload: StoredUpload) => Promise<void>;
  readonly show: (upload: StoredUpload) => Value;
  readonly tooMany: Result<never>;
  readonly wrongKind: Result<never>;
}

/** Stores a photo or PDF that is not used yet. The number of uploads is limited, and checked before the image is re-encoded. */
export async function storeUpload<Value>(
  context: Context,
  { actor, claim, file, report }: UploadParams,
  { lock, left, insert, show, tooMany, wrongKind }: UploadRules<Value>,
): Promise<Result<Value>> {
  const { clock, db, instituteId } = context;
  if ((await left(db)) <= 0) return tooMany;
  const read = await readUpload(new Uint8Array(await file.arrayBuffer()), wrongKind);
  if (!read.ok) return read;
  const { kind, bytes } = read.value;
  const stored = await storeImage(context, bytes, report);
  if (!stored.ok) return stored;
  const createdAt = clock();
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    // Serializes concurrent uploads, so that each is counted.
    await advisoryLock(tx, lock, actor.userId);
    if ((await left(tx)) <= 0) return tooMany;
    const adopted = await confirmImage(tx, context, stored.value);
    if (!adopted.ok) return adopted;
    const { name, image } = adopted.value;
    const upload: StoredUpload = { instituteId, id: newId(createdAt), userId: actor.userId, kind, name, image, createdAt };
    await insert(tx, upload);
    return accept({ value: show(upload), audit: undefined });
  });
}

/** Stores a photo or PDF for a future claim (access T2). */
export function addEvidence(context: Context, upload: UploadParams): Promise<Result<ClaimEvidence>> {
  const owner = { instituteId: context.instituteId, userId: upload.actor.userId };
  return storeUpload(context, upload, {
    lock: 'evidence',
    left: async (db) => MAX_UNCLAIMED - (await countUnclaimed(db, owner)),
    insert: insertEvidence,
    show: (upload) => toEvidence(upload, context),
    tooMany: TOO_MANY,
    wrongKind: WRONG_KIND,
  });
}

/** Serves evidence to its owner and to those who may see its claim (access T2). */
export async function readEvidence(context: Context, actor: Actor, evidenceId: string, report: Report): Promise<Result<ServedFile>> {
  const { db, instituteId } = context;
  const found = await findEvidence(db, instituteId, evidenceId);
  if (!found) return NO_FILE;
  const isSeen =
    found.userId === actor.userId || (found.requestId !== null && (await viewerOfRequest(context, actor, found.requestId)) !== undefined);
  if (!isSeen) return NO_FILE;
  return accept(serveUpload(context, found, { name: 'evidence', report, gone: NO_FILE }));
}

/** A stored photo or PDF as a response. */
export function serveUpload(
  context: Context,
  upload: StoredImage & { readonly kind: 'photo' | 'pdf' },
  { name, report, gone }: { name: string; report: Report; gone: Result<never> },
): ServedFile {
  const isPdf = upload.kind === 'pdf';
  return {
    name: isPdf ? `${name}.pdf` : `${name}.webp`,
    ...(isPdf && { isDownload: true }),
    isPrivate: true,
    mediaType: isPdf ? 'application/pdf' : 'image/webp',
    tag: '',
    async read() {
      const bytes = await readImage(context, upload, report);
      if (!bytes.ok) return bytes;
      return bytes.value ? accept({ plain: Buffer.from(bytes.value) }) : gone;
    },
  };
}

/**
 * Deletes a user's uploads, in the transaction that empties or erases the account. Objects in the photo store are deleted by the next
 * clean-up.
 */
export async function releaseEvidence(tx: Database, context: Context, userId: string): Promise<void> {
  await scheduleImageDeletions(tx, context, await dropEvidenceOf(tx, { instituteId: context.instituteId, userId }));
}

/** Deletes uploads that were not claimed within a day. */
export function purgeEvidence(context: Context): Promise<void> {
  return purgeUnusedImages(context, dropUnclaimed);
}
