import {
  ACCOUNT_CHANGE_TEXTS,
  type AccountChange,
  type AccountChangeDecision,
  type AccountChangeInput,
  type AccountChanges,
  accountChangeTimes,
  checkSoleAdministrator,
  decideAccountChange,
  isAccountChangeDue,
  isAccountChangeOver,
  MAX_ACCOUNT_CHANGES,
  mayDecideAccountChange,
  type WaitingChange,
} from '@quad/domain/administration';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { refuseDuplicate } from '../../db/errors.ts';
import { isUuid, newId } from '../../db/ids.ts';
import { enqueueJob } from '../../jobs/queues.ts';
import { enqueueMails } from '../../mail/mailQueue.ts';
import type { InputParams } from '../../plugins/idempotency.ts';
import { type AuditEntry, type Author, auditedTransaction, type Change, record } from '../audit/audit.service.ts';
import {
  countRequestedBy,
  deleteChange,
  findChange,
  findNamedChange,
  findNamedChanges,
  findOverdueChanges,
  insertChange,
  lockChange,
  lockChangeOfLink,
  lockRequester,
  type NamedChange,
} from './accountChanges.repo.ts';
import type { AccountChangeRow } from './accountChanges.table.ts';
import { findAdministrators, findByEmail, findById, lockById } from './accounts.repo.ts';
import type { UserRow } from './accounts.table.ts';
import { unknownAccount } from './administration.service.ts';
import { type AccountPair, changeAddress, checkAddress, checkMerge, lockBoth, mergeLocked, refuseTaken } from './corrections.service.ts';
import { findPersonById } from './erasure.service.ts';
import { hashOf } from './links.service.ts';

const { gone, waits, tooMany, deadLink, stopped } = ACCOUNT_CHANGE_TEXTS;
/** More than administrators usually have pending. Further changes appear once others are decided. */
const MAX_SHOWN = 200;
const GONE = refuse('NOT_FOUND', gone);
const UNKNOWN = refuse('NOT_FOUND', 'This person does not exist.');

/** The administrators who can sign in. */
async function administratorsOf(db: Database, instituteId: string): Promise<UserRow[]> {
  return (await findAdministrators(db, instituteId)).filter(({ disabledAt }) => disabledAt === null);
}

function concernedIds({ userId, intoId }: Pick<AccountChangeRow, 'userId' | 'intoId'>): string[] {
  return intoId === null ? [userId] : [userId, intoId];
}

function toWaiting({ askedBy, expiresAt, takesEffectAt, ...row }: AccountChangeRow): WaitingChange {
  return { requestedById: askedBy, concernedIds: concernedIds(row), expiresAt, takesEffectAt };
}

/** Who may confirm a change: administrators who neither requested it nor are affected by it. */
export async function decidersOf({ db, instituteId }: Context, change: AccountChangeRow): Promise<UserRow[]> {
  const waiting = toWaiting(change);
  return (await administratorsOf(db, instituteId)).filter(({ id }) => mayDecideAccountChange(waiting, id));
}

/** Pending changes for another administrator, oldest first (access M11). */
export async function listAccountChanges({ db, instituteId, clock }: Context, { userId }: Actor): Promise<AccountChanges> {
  const rows = await findNamedChanges(db, instituteId, MAX_SHOWN);
  const others = (await administratorsOf(db, instituteId)).filter(({ id }) => id !== userId);
  return {
    is_alone: others.length === 0,
    changes: rows.filter(({ change }) => !isAccountChangeOver(change, clock())).map(toAccountChange),
  };
}

/**
 * Requests a new e-mail address or a merge for somebody (access M11). Notifies the person and those who may confirm it immediately. Checks
 * for obstacles now, and again when the change is carried out.
 */
export async function requestAccountChange(
  context: Context,
  { actor, claim, input }: InputParams<AccountChangeInput>,
): Promise<Result<AccountChange>> {
  const { clock, instituteId } = context;
  await purgeAccountChanges(context);
  return refuseDuplicate(refuse('CONFLICT', waits), () =>
    auditedTransaction(context, { actor, claim }, async (tx) => {
      const found = await findParties(tx, instituteId, input);
      if (!found.ok) return found;
      const { user, into } = found.value;
      const parties = { userId: user.id, intoId: into?.id ?? null };
      const administratorIds = (await administratorsOf(tx, instituteId)).map(({ id }) => id);
      const isSole = checkSoleAdministrator({ requesterId: actor.userId, concernedIds: concernedIds(parties), administratorIds });
      if (!isSole.ok) return isSole;
      const allowed =
        input.kind === 'merge' && into ? await checkMerge(tx, { removed: user, remaining: into }) : await checkRequested(tx, user, input);
      if (!allowed.ok) return allowed;
      await lockRequester(tx, instituteId, actor.userId);
      if ((await countRequestedBy(tx, instituteId, actor.userId)) >= MAX_ACCOUNT_CHANGES) return refuse('CONFLICT', tooMany);
      const change = {
        instituteId,
        id: newId(clock()),
        kind: input.kind,
        ...parties,
        toEmail: input.kind === 'merge' ? null : input.to,
        reason: input.reason,
        askedBy: actor.userId,
        askedAt: clock(),
        ...accountChangeTimes(clock(), { isSoleAdministrator: isSole.value }),
        stopHash: null,
        stopHashInto: null,
      };
      await insertChange(tx, change);
      await announce(tx, context, change);
      const { kind, intoId, toEmail, reason } = change;
      return accept({
        value: toAccountChange({ change, person: user, into: into ?? null, requester: { id: actor.userId, name: actor.name } }),
        audit: {
          action: 'account-change.ask',
          subjectId: user.id,
          detail: { kind, intoId, ...(toEmail && { to: toEmail }), reason, alone: isSole.value },
        },
      });
    }),
  );
}

async function findParties(
  tx: Database,
  instituteId: string,
  input: AccountChangeInput,
): Promise<Result<{ user: UserRow; into?: UserRow | undefined }>> {
  const user = isUuid(input.user_id) ? await findPersonById(tx, instituteId, input.user_id) : undefined;
  if (!user) return UNKNOWN;
  if (input.kind !== 'merge') return accept({ user });
  const into = await findByEmail(tx, instituteId, input.into);
  return into ? accept({ user, into }) : unknownAccount(input.into);
}

function checkRequested(tx: Database, user: UserRow, input: AccountChangeInput): Promise<Result<unknown>> | Result<never> {
  return input.kind === 'merge' ? unknownAccount(input.into) : checkAddress(tx, user, input.to);
}

/** Notifies the person and those who may confirm the change. If nobody may, enqueues the change for later. */
async function announce(tx: Database, context: Context, change: AccountChangeRow): Promise<void> {
  const subjectId = change.id;
  await enqueueMails(tx, context, { kind: 'account-change-asked', subjectId }, concernedIds(change));
  const deciders = (await decidersOf({ ...context, db: tx }, change)).map(({ id }) => id);
  await enqueueMails(tx, context, { kind: 'account-change-waits', subjectId }, deciders);
  if (change.takesEffectAt !== null) await enqueueEffect(tx, context, change, change.takesEffectAt);
}

function enqueueEffect(tx: Database, { clock }: Context, change: AccountChangeRow, startAfter: Date): Promise<void> {
  const data = { instituteId: change.instituteId, changeId: change.id, userId: change.userId };
  return enqueueJob(tx, { queue: 'account-changes', data, at: clock(), startAfter });
}

interface DecideAccountChangeParams {
  readonly actor: Actor;
  readonly changeId: string;
  readonly decision: AccountChangeDecision;
}

const CLOSING_ACTIONS = { refuse: 'account-change.refuse', withdraw: 'account-change.withdraw' } as const;

/** Confirms and carries out a change, refuses it, or withdraws the requester's own one (access M11). */
export async function decideOnAccountChange(
  context: Context,
  { actor, changeId, decision }: DecideAccountChangeParams,
): Promise<Result<{ message: string }>> {
  const { clock, instituteId } = context;
  const key = { instituteId, id: changeId };
  const change = await findChange(context.db, key);
  if (!change) return GONE;
  const check = (current: AccountChangeRow) => decideAccountChange(toWaiting(current), { decision, deciderId: actor.userId, now: clock() });
  if (decision === 'confirm') {
    const done = await applyChange(context, change, { author: { actor }, check });
    return done.ok ? accept({ message: ACCOUNT_CHANGE_TEXTS.confirm[change.kind] }) : done;
  }
  return auditedTransaction(context, { actor }, async (tx) => {
    const current = await lockChange(tx, key);
    if (!current) return GONE;
    const allowed = check(current);
    if (!allowed.ok) return allowed;
    await deleteChange(tx, key);
    return accept({ value: { message: ACCOUNT_CHANGE_TEXTS[decision] }, audit: entryOf(current, CLOSING_ACTIONS[decision]) });
  });
}

function entryOf(
  { kind, userId, intoId, askedBy }: AccountChangeRow,
  action: `account-change.${'confirm' | 'expire' | 'refuse' | 'stop' | 'withdraw'}`,
): AuditEntry {
  return { action, subjectId: userId, detail: { kind, intoId, askedBy } };
}

/**
 * Carries out a change and deletes its request in one transaction. The accounts are locked first, in the same order as everywhere that
 * deletes requests. If there is an obstacle the request stays pending.
 */
function applyChange(
  context: Context,
  change: AccountChangeRow,
  { author, check }: { author: Author; check: (current: AccountChangeRow, tx: Database) => Result<unknown> | Promise<Result<unknown>> },
): Promise<Result<unknown>> {
  return refuseTaken(change.toEmail ?? '', () =>
    auditedTransaction<unknown>(context, author, async (tx) => {
      const parties = await lockParties(tx, change);
      const current = await lockChange(tx, change);
      if (!current) return GONE;
      const allowed = await check(current, tx);
      if (!allowed.ok) return allowed;
      if (!parties.ok) return parties;
      await deleteChange(tx, current);
      if (author.actor) await record(tx, context, author.actor.userId, entryOf(current, 'account-change.confirm'));
      return effect(tx, context, { ...parties.value, askedBy: current.askedBy, to: current.toEmail }, author);
    }),
  );
}

type Parties = { readonly user: UserRow } | AccountPair;

async function lockParties(tx: Database, { instituteId, userId, intoId }: AccountChangeRow): Promise<Result<Parties>> {
  if (intoId === null) {
    const user = await lockById(tx, instituteId, userId);
    return user ? accept({ user }) : UNKNOWN;
  }
  const [from, into] = [await findById(tx, instituteId, userId), await findById(tx, instituteId, intoId)];
  return from && into ? lockBoth(tx, instituteId, { from: from.email, into: into.email }) : UNKNOWN;
}

function effect(
  tx: Database,
  context: Context,
  { askedBy, to, ...parties }: Parties & { askedBy: string; to: string | null },
  author: Author,
): Promise<Result<Change<unknown>>> {
  if ('removed' in parties) return mergeLocked(tx, context, { ...parties, askedBy, actorId: author.actor?.userId });
  return changeAddress(tx, context, { ...parties, to: to ?? parties.user.email, askedBy }, author);
}

/**
 * Carries out a change that nobody else could confirm, once its waiting period is over. False when it is no longer pending. The requester
 * must still be an administrator. An obstacle is returned as a refusal, and the request stays pending until it expires.
 */
export async function applyIfDue(context: Context, changeId: string): Promise<Result<boolean>> {
  const { db, clock, instituteId } = context;
  const change = await findChange(db, { instituteId, id: changeId });
  // The queue goes by the clock of the database, which may be ahead of this node's.
  if (change?.takesEffectAt && clock() < change.takesEffectAt) await enqueueEffect(db, context, change, change.takesEffectAt);
  if (!change || !isAccountChangeDue(change, clock())) return accept(false);
  const done = await applyChange(context, change, {
    author: {},
    async check({ askedBy }, tx) {
      const requester = await findById(tx, instituteId, askedBy);
      return requester?.administratorSince && !requester.disabledAt ? accept(true) : refuse('FORBIDDEN', gone);
    },
  });
  return done.ok ? accept(true) : done;
}

/** Cancels a change by the link that was mailed to the person. */
export function stopAccountChange(context: Context, token: string): Promise<Result<{ message: string }>> {
  const { clock, instituteId } = context;
  return auditedTransaction(context, {}, async (tx) => {
    const tokenHash = hashOf(token);
    const change = await lockChangeOfLink(tx, instituteId, tokenHash);
    if (!change || isAccountChangeOver(change, clock())) return refuse('INVALID', deadLink);
    await deleteChange(tx, change);
    const whose = change.stopHash === tokenHash ? change.userId : (change.intoId ?? change.userId);
    await record(tx, context, whose, entryOf(change, 'account-change.stop'));
    return accept({ value: { message: stopped }, audit: undefined });
  });
}

/** Closes requests that expired without a decision. */
export async function purgeAccountChanges(context: Context): Promise<void> {
  const { clock, db, instituteId } = context;
  for (const { id } of await findOverdueChanges(db, instituteId, clock())) {
    await auditedTransaction(context, {}, async (tx) => {
      const change = await lockChange(tx, { instituteId, id });
      if (!change) return accept({ value: undefined, audit: undefined });
      await deleteChange(tx, change);
      return accept({ value: undefined, audit: entryOf(change, 'account-change.expire') });
    });
  }
}

function toAccountChange({ change, person, into, requester }: NamedChange): AccountChange {
  const account = ({ id, name, email }: NamedChange['person']) => ({ _id: id, name, username: email });
  return {
    _id: change.id,
    kind: change.kind,
    person: account(person),
    to: change.toEmail ?? into?.email ?? '',
    into: into && account(into),
    reason: change.reason,
    asked_by: { _id: requester.id, name: requester.name },
    asked_at: change.askedAt.toISOString(),
    expires_at: change.expiresAt.toISOString(),
    takes_effect_at: change.takesEffectAt?.toISOString() ?? null,
  };
}

/** A pending change with the people involved, for the mails about it. */
export async function findWaitingChange({ db, clock, instituteId }: Context, id: string | null): Promise<NamedChange | undefined> {
  const found = id === null ? undefined : await findNamedChange(db, { instituteId, id });
  return found && !isAccountChangeOver(found.change, clock()) ? found : undefined;
}
