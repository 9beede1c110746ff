import { erasureRequestedAt, isErasureDue, type MyData, PERSONAL_DATA_TEXTS, scheduleErasure } from '@quad/domain/personal-data';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { enqueueMail } from '../../mail/mailQueue.ts';
import type { IdempotencyClaim } from '../../plugins/idempotency.ts';
import { erasePerson, findPersonById, lockPerson, obstaclesOf, saveErasureDate, type UserRow } from '../accounts/erasure.service.ts';
import { type Author, auditedTransaction } from '../audit/audit.service.ts';
import { ownExport } from './dataExports.service.ts';
import { countRetainedRecords, findErased } from './personalData.repo.ts';

const UNKNOWN = refuse('NOT_FOUND', 'This person does not exist.');

/** The requester's personal data overview (access W1). */
export async function readMyData(context: Context, { userId }: Pick<Actor, 'userId'>): Promise<Result<MyData>> {
  const { db, instituteId } = context;
  const user = await findPersonById(db, instituteId, userId);
  if (!user) return UNKNOWN;
  return accept({
    export: await ownExport(context, userId),
    leaving: user.leavesAt && { asked_at: erasureRequestedAt(user.leavesAt).toISOString(), due_at: user.leavesAt.toISOString() },
    obstacles: await obstaclesOf(db, user),
    kept: await countRetainedRecords(db, { instituteId, userId }),
  });
}

async function erasureSubjectOf(tx: Database, user: UserRow) {
  const isContact = (await obstaclesOf(tx, user)).includes('contact');
  return { role: user.role, isAdministrator: user.administratorSince !== null, isContact };
}

interface OwnAccountParams {
  readonly actor: Actor;
  readonly claim?: IdempotencyClaim | undefined;
}

/**
 * Schedules the erasure of the requester's own account in 14 days, and notifies them by mail, because somebody else may have requested it
 * (access W4).
 */
export async function scheduleOwnErasure(context: Context, { actor, claim }: OwnAccountParams): Promise<Result<MyData>> {
  const scheduled = await scheduleAccountErasure(context, actor.userId, { actor, claim });
  return scheduled.ok ? readMyData(context, actor) : scheduled;
}

/** Schedules the erasure of an account after the grace period and notifies its owner by mail. */
export function scheduleAccountErasure(context: Context, userId: string, author: Author): Promise<Result<Date>> {
  const { clock, instituteId } = context;
  return auditedTransaction(context, author, async (tx) => {
    const user = await lockPerson(tx, instituteId, userId);
    if (!user) return UNKNOWN;
    const due = scheduleErasure(await erasureSubjectOf(tx, user), user.leavesAt, clock());
    if (!due.ok) return due;
    await saveErasureDate(tx, user, due.value);
    await enqueueMail(tx, context, { kind: 'leaving', recipientId: userId });
    return accept({
      value: due.value,
      audit: { action: 'personal-data.leave', subjectId: userId, detail: { due: due.value.toISOString() } },
    });
  });
}

/** Cancels the erasure of an account (access W4). */
export async function cancelOwnErasure(context: Context, { actor }: OwnAccountParams): Promise<Result<MyData>> {
  const { instituteId } = context;
  const { userId } = actor;
  const cancelled = await auditedTransaction(context, { actor }, async (tx) => {
    const user = await lockPerson(tx, instituteId, userId);
    if (!user?.leavesAt) return refuse('CONFLICT', PERSONAL_DATA_TEXTS.leavesNot);
    await saveErasureDate(tx, user, null);
    return accept({ value: undefined, audit: { action: 'personal-data.stay', subjectId: userId } });
  });
  return cancelled.ok ? readMyData(context, actor) : cancelled;
}

/** Erases a user whose grace period is over. Offices that they got meanwhile must be handed over first. */
export function eraseIfDue(context: Context, userId: string): Promise<boolean> {
  return erase(context, userId, async (tx, user) => isErasureDue(await erasureSubjectOf(tx, user), user.leavesAt, context.clock()));
}

/**
 * Erases a user at once: for the command line, and for people erased before a restored backup was made. False if the user does not exist.
 */
export function erase(
  context: Context,
  userId: string,
  isDue: (tx: Database, user: UserRow) => Promise<boolean> = async () => true,
): Promise<boolean> {
  return auditedTransaction(context, {}, async (tx) => {
    const user = await lockPerson(tx, context.instituteId, userId);
    if (!user || !(await isDue(tx, user))) return accept({ value: false, audit: undefined });
    const detail = await erasePerson(tx, context, user);
    await context.mail.forget?.(user.email);
    return accept({ value: true, audit: { action: 'personal-data.erase', subjectId: userId, detail } });
  }).then((done) => done.ok && done.value);
}

/** Ids of erased people. */
export function erasedIds({ db, instituteId }: Context): Promise<string[]> {
  return findErased(db, instituteId);
}
