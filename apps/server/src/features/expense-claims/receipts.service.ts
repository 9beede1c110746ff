import { createHash } from 'node:crypto';
import {
  checkPart,
  EXPENSE_CLAIM_TEXTS,
  type ExpenseLineInput,
  MAX_UNCLAIMED_RECEIPTS,
  type Receipt,
  TOO_MANY_RECEIPTS,
} from '@quad/domain/expense-claims';
import { RUPEES } from '@quad/domain/ledger';
import { accept, type Refused, type Result, refuse } from '@quad/domain/refusals';
import { campusDay } from '@quad/domain/time';
import type { Actor, Context } from '../../context.ts';
import { advisoryLock } from '../../db/advisoryLock.ts';
import type { Database } from '../../db/connection.ts';
import { isUuid } from '../../db/ids.ts';
import type { ServedFile } from '../../plugins/files.ts';
import { photoAddress } from '../accounts/accounts.service.ts';
import { serveUpload, storeUpload, type UploadParams } from '../activity-points/evidence.service.ts';
import { viewerOfRequest } from '../approvals/approvals.service.ts';
import { purgeUnusedImages, type Report, scheduleImageDeletions } from '../profile/images.service.ts';
import { isTreasurer } from './payments.repo.ts';
import {
  claimReceipt,
  countUnclaimed,
  dropFiles,
  dropRefused,
  dropUnclaimed,
  dropUnclaimedOf,
  findClaimedDuplicates,
  findClaimsOf,
  findReceipt,
  findSameReceipt,
  insertReceipt,
  lockReceipts,
} from './receipts.repo.ts';

const NO_FILE = refuse('NOT_FOUND', EXPENSE_CLAIM_TEXTS.noReceipt);
const WRONG_KIND = refuse('UNSUPPORTED_MEDIA', EXPENSE_CLAIM_TEXTS.receiptKind, { file: EXPENSE_CLAIM_TEXTS.receiptKind });
const TOO_MANY = refuse('TOO_MANY_REQUESTS', TOO_MANY_RECEIPTS, { file: TOO_MANY_RECEIPTS });

/** A receipt with its URL as seen from the portal. */
export function toReceipt({ id, kind }: { id: string; kind: 'photo' | 'pdf' }, { config }: Pick<Context, 'config'>): Receipt {
  return { _id: id, url: photoAddress(`/api/money/receipts/${id}`, config), kind };
}

/** Refuses copies of a claimed receipt. Treasurers also get the name of the person who claimed it. */
async function refuseDuplicates(
  db: Database,
  { instituteId, config }: Pick<Context, 'instituteId' | 'config'>,
  { userId }: Pick<Actor, 'userId'>,
  { hashes, except }: { hashes: readonly string[]; except: readonly string[] },
): Promise<Refused | undefined> {
  const [duplicate] = await findClaimedDuplicates(db, instituteId, hashes, except);
  if (!duplicate?.claimedAt) return undefined;
  const day = { day: campusDay(duplicate.claimedAt, config.institute.timeZone) };
  const seesName = await isTreasurer(db, instituteId, userId);
  return refuse(
    'CONFLICT',
    seesName
      ? { text: EXPENSE_CLAIM_TEXTS.claimedBy, values: { day, name: duplicate.name } }
      : { text: EXPENSE_CLAIM_TEXTS.claimed, values: { day } },
  );
}

/**
 * Stores a photo or PDF for a future claim (access S2). The number of unclaimed uploads is limited, and checked before the image is
 * re-encoded. Uploading the same file again returns the same receipt; a file that somebody else has claimed is refused.
 */
export async function addReceipt(context: Context, upload: UploadParams): Promise<Result<Receipt>> {
  const { db, instituteId } = context;
  const { actor, file } = upload;
  const owner = { instituteId, userId: actor.userId };
  const hash = createHash('sha256')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('hex');
  const same = await findSameReceipt(db, owner, hash);
  if (same) return accept(toReceipt(same, context));
  const refused = await refuseDuplicates(db, context, actor, { hashes: [hash], except: [] });
  if (refused) return refused;
  return storeUpload(context, upload, {
    lock: 'receipts',
    left: async (tx) => MAX_UNCLAIMED_RECEIPTS - (await countUnclaimed(tx, owner)),
    insert: (tx, upload) => insertReceipt(tx, { ...upload, hash }),
    show: (upload) => toReceipt(upload, context),
    tooMany: TOO_MANY,
    wrongKind: WRONG_KIND,
  });
}

/** Serves a receipt to its owner, to those who see a claim with it, and to treasurers (access S1). */
export async function readReceipt(context: Context, actor: Actor, receiptId: string, report: Report): Promise<Result<ServedFile>> {
  const { db, instituteId } = context;
  const found = await findReceipt(db, instituteId, receiptId);
  if (!found || found.fileGoneAt) return NO_FILE;
  const isSeen = async () => {
    if (found.userId === actor.userId) return true;
    const claims = await findClaimsOf(db, instituteId, receiptId);
    if (claims.length > 0 && (await isTreasurer(db, instituteId, actor.userId))) return true;
    for (const { requestId } of claims) if (await viewerOfRequest(context, actor, requestId)) return true;
    return false;
  };
  return (await isSeen()) ? accept(serveUpload(context, found, { name: 'receipt', report, gone: NO_FILE })) : NO_FILE;
}

/**
 * Marks the receipts of lines as claimed, in the transaction that makes or changes their claim. Checks that each is the person's own, is
 * claimed by nobody else, and that its parts do not exceed its total. Concurrent claims of an institute are serialized here.
 */
export async function countReceipts(
  tx: Database,
  context: Context,
  actor: Actor,
  { claimId, lines }: { claimId: string; lines: readonly ExpenseLineInput[] },
): Promise<Result<true>> {
  const { clock, config, instituteId } = context;
  const { timeZone } = config.institute;
  const now = clock();
  const ids = [...new Set(lines.flatMap(({ receipt_ids }) => receipt_ids))];
  const at = (index: number) => `lines.${index}.receipt_ids`;
  const badLine = lines.findIndex(({ receipt_ids }) => !receipt_ids.every(isUuid));
  if (badLine >= 0) return refuse('NOT_FOUND', EXPENSE_CLAIM_TEXTS.noReceipt, { [at(badLine)]: EXPENSE_CLAIM_TEXTS.noReceipt });
  await advisoryLock(tx, 'claimed receipts', instituteId);
  const receipts = await lockReceipts(tx, { instituteId, userId: actor.userId }, ids, claimId);
  const refused = await refuseDuplicates(tx, context, actor, { hashes: receipts.map(({ hash }) => hash), except: ids });
  if (refused) return refused;
  const counted = new Map(receipts.map((row) => [row.id, row.claimed]));
  for (const [index, { receipt_ids, amount, receipt_total: total }] of lines.entries()) {
    for (const id of new Set(receipt_ids)) {
      const receipt = receipts.find((row) => row.id === id);
      if (!receipt) return refuse('NOT_FOUND', EXPENSE_CLAIM_TEXTS.noReceipt, { [at(index)]: EXPENSE_CLAIM_TEXTS.noReceipt });
      const claimed = counted.get(id) ?? 0;
      const first = lines.find((line) => line.receipt_ids.includes(id));
      const part = checkPart(
        {
          total: claimed > 0 ? (receipt.claimed > 0 ? receipt.total : (first?.receipt_total ?? null)) : null,
          claimed,
          day: campusDay(receipt.claimedAt ?? now, timeZone),
        },
        { amount, total },
        RUPEES,
      );
      if (!part.ok) return { ok: false, refusal: { ...part.refusal, fieldErrors: { [at(index)]: part.refusal.message } } };
      counted.set(id, claimed + amount);
      await claimReceipt(tx, { instituteId, id, total, now });
    }
  }
  return accept(true);
}

/** Deletes a person's unclaimed uploads, in the transaction that empties or erases the account. */
export async function releaseReceipts(tx: Database, context: Context, userId: string): Promise<void> {
  await scheduleImageDeletions(tx, context, await dropUnclaimedOf(tx, { instituteId: context.instituteId, userId }));
}

/** Maximum number of files deleted per run. */
const MAX_PURGED = 500;

/** Deletes uploads that were not claimed within a day, and the files of paid and refused claims after years (see RECEIPT_YEARS). */
export async function purgeReceipts(context: Context): Promise<void> {
  const { clock, config, db, instituteId } = context;
  const now = clock();
  const before = new Date(now);
  before.setUTCFullYear(now.getUTCFullYear() - config.receiptYears);
  await purgeUnusedImages(context, dropUnclaimed);
  await db.transaction(async (tx) => {
    const claimed = await dropFiles(tx, instituteId, { before, now, limit: MAX_PURGED });
    const refused = await dropRefused(tx, instituteId, { before, limit: MAX_PURGED });
    await scheduleImageDeletions(tx, context, [...claimed, ...refused]);
  });
}
