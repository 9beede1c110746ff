import { createHash, randomBytes } from 'node:crypto';
import {
  confirmedEntries,
  isShown,
  type JsonDocument,
  type OwnRecord,
  RECORD_REFUSALS,
  RECORD_TEXTS,
  type RecordAddress,
  type RecordEntry,
  type SharedRecord,
  type ShownEntries,
} from '@quad/domain/records';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { campusDay } from '@quad/domain/time';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { UNAUTHENTICATED } from '../../plugins/errors.ts';
import type { WriteParams } from '../../plugins/idempotency.ts';
import { type AuditContext, auditedTransaction, record } from '../audit/audit.service.ts';
import { credentialsOf, issueFor, signEntry } from './credentials.service.ts';
import {
  dropAddress,
  findChoice,
  findOwnerName,
  findRecordSources,
  findShared,
  lockRecord,
  type RecordOwner,
  saveChoice,
} from './records.repo.ts';

/** The requester's own record (access Q1). */
export async function readOwnRecord(context: Context, { userId }: Actor): Promise<OwnRecord> {
  return toOwnRecord(context.db, context, { instituteId: context.instituteId, userId });
}

/** Stores which entries others can see (access Q1). Entries that are no longer in the record are dropped. */
export function chooseEntries(context: Context, { userId }: Actor, { shown }: ShownEntries): Promise<Result<OwnRecord>> {
  const owner = { instituteId: context.instituteId, userId };
  return auditedTransaction(context, { actor: { userId } }, async (tx) => {
    const entries = await lockedEntriesOf(tx, context, owner);
    if (!entries.ok) return entries;
    const chosen = chosenOf(entries.value, shown);
    const isShared = (await findChoice(tx, owner))?.sharedAt;
    await saveChoice(tx, owner, { shown: chosen });
    const issued = isShared ? await issueFor(tx, context, owner, chosen) : accept(0);
    if (!issued.ok) return issued;
    const detail = { shown: chosen.length, issued: issued.value };
    return accept({ value: await toOwnRecord(tx, context, owner), audit: { action: 'record.choose', subjectId: userId, detail } });
  });
}

/**
 * Creates the sharing URL of a record or replaces it, which invalidates the previous one at once (access Q2). Only a hash of the token is
 * stored.
 */
export function shareRecord(context: Context, { userId }: Actor, { shown }: ShownEntries): Promise<Result<RecordAddress>> {
  const { clock, config, instituteId } = context;
  const owner = { instituteId, userId };
  const token = randomBytes(32).toString('base64url');
  const sharedAt = clock();
  return auditedTransaction(context, { actor: { userId } }, async (tx) => {
    const entries = await lockedEntriesOf(tx, context, owner);
    if (!entries.ok) return entries;
    const chosen = chosenOf(entries.value, shown);
    if (chosen.length === 0) return refuse('INVALID', RECORD_REFUSALS.nothingShown, { shown: RECORD_REFUSALS.nothingShown });
    await saveChoice(tx, owner, { shown: chosen, address: { tokenHash: hashOf(token), sharedAt } });
    const issued = await issueFor(tx, context, owner, chosen);
    if (!issued.ok) return issued;
    const value = { url: `${config.portalUrl}/record/${token}`, shared_at: sharedAt.toISOString() };
    const detail = { shown: chosen.length, issued: issued.value };
    return accept({ value, audit: { action: 'record.share', subjectId: userId, detail } });
  });
}

/** Invalidates the sharing URL of the requester's record (access Q2). */
export function stopSharing(context: Context, { userId }: Actor): Promise<Result<{ message: string }>> {
  return auditedTransaction(context, { actor: { userId } }, async (tx) => {
    const isStopped = await dropAddress(tx, { instituteId: context.instituteId, userId });
    if (!isStopped) return refuse('NOT_FOUND', RECORD_REFUSALS.noAddress);
    return accept({ value: { message: RECORD_TEXTS.stopped }, audit: { action: 'record.stop', subjectId: userId } });
  });
}

/** Invalidates the sharing URL of a person's record, because others may know it. */
export async function endSharing(tx: Database, context: AuditContext, userId: string, actorId: string | undefined): Promise<void> {
  const isStopped = await dropAddress(tx, { instituteId: context.instituteId, userId });
  if (isStopped) await record(tx, context, actorId, { action: 'record.stop', subjectId: userId });
}

/** A shared record as others see it (access Q3). */
export async function readSharedRecord(context: Context, token: string): Promise<Result<SharedRecord>> {
  const found = await openAddress(context, token);
  if (!found.ok) return found;
  const { name, owner, entries } = found.value;
  const issued = await credentialsOf(context.db, owner);
  return accept({ name, entries: entries.map((entry) => ({ ...entry, has_credential: issued.has(entry._id) })) });
}

/** The credential of an entry of a shared record (access Q4). */
export async function readSharedCredential(
  context: Context,
  { token, entryId }: { token: string; entryId: string },
): Promise<Result<JsonDocument>> {
  const found = await openAddress(context, token);
  if (!found.ok) return found;
  const { name, owner, entries } = found.value;
  const entry = entries.find(({ _id }) => _id === entryId);
  const issued = entry && (await credentialsOf(context.db, owner)).get(entry._id);
  if (!entry || !issued) return refuse('NOT_FOUND', RECORD_REFUSALS.notShown);
  return accept(await signEntry(context, { name, entry, issued }));
}

/** The credential issued for an entry of a person's record; undefined if there is none. */
export async function readEarnedCredential(context: Context, userId: string, id: string): Promise<JsonDocument | undefined> {
  const { db, instituteId } = context;
  const owner = { instituteId, userId };
  const issued = (await credentialsOf(db, owner)).get(id);
  const entry = issued && (await entriesOf(db, context, owner)).find(({ _id }) => _id === id);
  return issued && entry && signEntry(context, { name: await findOwnerName(db, owner), entry, issued });
}

/** The credential of an entry of the requester's record, issued if there is none yet (access Q4). */
export function issueCredential(
  context: Context,
  { actor: { userId }, claim, entryId }: WriteParams & { entryId: string },
): Promise<Result<JsonDocument>> {
  const owner = { instituteId: context.instituteId, userId };
  return auditedTransaction(context, { actor: { userId }, claim }, async (tx) => {
    const entries = await lockedEntriesOf(tx, context, owner);
    if (!entries.ok) return entries;
    const entry = entries.value.find(({ _id }) => _id === entryId);
    if (!entry) return refuse('NOT_FOUND', RECORD_REFUSALS.noEntry);
    const count = await issueFor(tx, context, owner, [entryId]);
    if (!count.ok) return count;
    const issued = (await credentialsOf(tx, owner)).get(entryId);
    if (!issued) throw new Error('A credential that was issued is not there.');
    const value = await signEntry(context, { name: await findOwnerName(tx, owner), entry, issued });
    const audit = count.value > 0 ? ({ action: 'credential.issue', subjectId: issued.id, detail: { entry: entryId } } as const) : undefined;
    return accept({ value, audit });
  });
}

/** The record of a sharing token with its shown entries. */
async function openAddress({ config, db, instituteId }: Context, token: string) {
  const found = await findShared(db, instituteId, hashOf(token));
  if (!found) return refuse('NOT_FOUND', RECORD_REFUSALS.deadAddress);
  const { userId, shown, name } = found;
  const owner = { instituteId, userId };
  const entries = (await entriesOf(db, { config }, owner)).filter((entry) => isShown(entry, shown));
  return accept({ name, owner, entries });
}

async function toOwnRecord(db: Database, context: Pick<Context, 'config'>, owner: RecordOwner): Promise<OwnRecord> {
  const choice = await findChoice(db, owner);
  const entries = await entriesOf(db, context, owner);
  return {
    name: await findOwnerName(db, owner),
    entries: entries.map((entry) => ({ ...entry, is_shown: isShown(entry, choice?.shown ?? null) })),
    shared_at: choice?.sharedAt?.toISOString() ?? null,
  };
}

/** The entries of a record, which do not change until the transaction ends. Refused if the account was disabled or erased meanwhile. */
async function lockedEntriesOf(tx: Database, context: Pick<Context, 'config'>, owner: RecordOwner): Promise<Result<RecordEntry[]>> {
  return (await lockRecord(tx, owner)) ? accept(await entriesOf(tx, context, owner)) : { ok: false, refusal: UNAUTHENTICATED };
}

async function entriesOf(db: Database, { config }: Pick<Context, 'config'>, owner: RecordOwner): Promise<RecordEntry[]> {
  const { timeZone } = config.institute;
  const { claimed, achieved, held, attended } = await findRecordSources(db, owner);
  return confirmedEntries({
    skills: claimed.map(({ endorsedAt, ...skill }) => ({ ...skill, endorsedOn: endorsedAt && campusDay(endorsedAt, timeZone) })),
    achievements: achieved.map(({ verifiedAt, ...achievement }) => ({ ...achievement, isVerified: verifiedAt !== null })),
    positions: held,
    attended: attended.map(({ status, unit, day, ...event }) => ({
      ...event,
      unit: unit ?? '',
      day: day ?? '',
      isCancelled: status === 'cancelled',
    })),
  });
}

function chosenOf(entries: readonly RecordEntry[], shown: readonly string[]): string[] {
  return entries.filter((entry) => isShown(entry, shown)).map(({ _id }) => _id);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
