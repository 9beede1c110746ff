import { randomUUID } from 'node:crypto';
import type { ReauthenticationWay } from '@quad/domain/accounts';
import type { Refusal, Result } from '@quad/domain/refusals';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { deriveKey, keyedHash } from '../../keys/keys.ts';
import { prefixOf } from '../../plugins/address.ts';
import { type IdempotencyClaim, IN_PROGRESS } from '../../plugins/idempotency.ts';
import { countActions, findEntry, insertEntries, insertEntry } from './audit.repo.ts';
import { checkDeclared, type DeclaredDetail } from './auditActions.ts';
import { sealOf } from './auditSeals.ts';

export { ownDetail } from './auditActions.ts';

/**
 * What was done. Never the author of anonymous feedback, never a password or a token. Texts are kept only where a change
 * of them could otherwise not be told: an edited event has its values before and after.
 */
export type AuditEntry = DeclaredDetail & {
  /** Where something else refers to the row; drawn by lot if left out. */
  readonly id?: string;
  readonly subjectId?: string;
  /** For what nobody is to be linked to: no actor, the hour instead of the moment, and a place in the log that tells no more. */
  readonly isUnlinkable?: boolean;
};

/** Who changes something, and under which Idempotency-Key. Without an actor it is the server or its command line. */
export interface Author {
  readonly actor?: { readonly userId: string } | undefined;
  readonly claim?: IdempotencyClaim | undefined;
}

/** A change that the rules allow: what the caller is told, and what the audit log keeps. */
export interface Change<T> {
  readonly value: T;
  /** Undefined when nothing was changed, because it had been done before. */
  readonly audit: AuditEntry | undefined;
}

/** What writing a row takes. */
export type AuditContext = Pick<Context, 'clock' | 'instituteId' | 'keys'>;

const HOUR_MS = 3_600_000;

/**
 * Makes one change in one transaction, together with its audit row and the answer kept under its Idempotency-Key. A
 * refusal undoes whatever was written before it.
 */
export async function auditedTransaction<T>(
  context: AuditContext & Pick<Context, 'db'>,
  { actor, claim }: Author,
  work: (tx: Database) => Promise<Result<Change<T>>>,
): Promise<Result<T>> {
  try {
    const value = await context.db.transaction(async (tx) => {
      const outcome = await work(tx);
      if (!outcome.ok) throw new Refused(outcome.refusal);
      if (claim && !(await claim.settle(tx, outcome.value.value))) throw new Refused(IN_PROGRESS);
      if (outcome.value.audit) await record(tx, context, actor?.userId, outcome.value.audit);
      return outcome.value.value;
    });
    return { ok: true, value };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal };
    throw error;
  }
}

class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/**
 * Adds one row to the log, in the transaction of what it is about if there is one. It takes no lock: its place in the chain it is
 * given once it is committed.
 */
export async function record(db: Database, context: AuditContext, actorId: string | undefined, entry: AuditEntry): Promise<void> {
  await insertEntry(db, rowOf(context, actorId, entry), { isDeferred: entry.isUnlinkable ?? false });
}

/** Adds a row to the log for each of many changes, as many in a statement as it can take. */
export async function recordAll(db: Database, context: AuditContext, actorId: string, entries: readonly AuditEntry[]): Promise<void> {
  await insertEntries(
    db,
    entries.map((entry) => rowOf(context, actorId, entry)),
  );
}

function rowOf({ clock, instituteId, keys }: AuditContext, actorId: string | undefined, entry: AuditEntry) {
  const { id = randomUUID(), action, subjectId = null, detail = {}, isUnlinkable = false } = entry;
  checkDeclared(action, detail);
  const now = clock();
  const row = {
    instituteId,
    id,
    at: isUnlinkable ? new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS) : now,
    actorId: isUnlinkable ? null : (actorId ?? null),
    action,
    subjectId,
    detail,
  };
  return { ...row, mac: sealOf(keys, row) };
}

/** What the log has of a change, by the row's id. */
export async function detailOf({ db, instituteId }: Pick<Context, 'db' | 'instituteId'>, id: string) {
  return (await findEntry(db, instituteId, id))?.detail;
}

/** How often somebody did something since a moment. */
export function countOwnActions(
  db: Database,
  asked: { readonly instituteId: string; readonly actorId: string; readonly action: string; readonly since: Date },
): Promise<number> {
  return countActions(db, asked);
}

/** An account as the log has it of a sign-in: what was typed may be anything. */
export function accountTag({ instituteId, keys }: Pick<AuditContext, 'instituteId' | 'keys'>, email: string): string {
  return keyedHash(deriveKey(keys.audit, 'audit accounts'), [instituteId, email.trim().toLowerCase()]).slice(0, 32);
}

/** Where somebody signs in from, and as whom they wished to. */
interface SignIn {
  readonly email: string;
  readonly address: string;
  /** `password`, `google`, or the name of a provider of the institute. */
  readonly by: string;
  /** The person who is signed in now; without one it was refused. */
  readonly userId?: string;
}

/**
 * Puts a sign-in, or one that was refused, into the log: the account as a keyed hash, because what was typed may be anything, and of the
 * address only the network.
 */
export async function recordSignIn(context: AuditContext & Pick<Context, 'db'>, { email, address, by, userId }: SignIn): Promise<void> {
  const { db } = context;
  const account = accountTag(context, email);
  const entry = { detail: { by, account, network: prefixOf(address) } };
  if (userId) await record(db, context, userId, { action: 'session.start', subjectId: userId, ...entry });
  else await record(db, context, undefined, { action: 'session.refuse', ...entry });
}

/** Puts into the log that somebody who is signed in showed again that it is they, or that it failed. */
export async function recordReauthentication(
  context: AuditContext & Pick<Context, 'db'>,
  { userId, address, by, isRight }: { userId: string; address: string; by: ReauthenticationWay; isRight: boolean },
): Promise<void> {
  const action = isRight ? 'session.reauthenticate' : 'session.refuse-reauthentication';
  await record(context.db, context, userId, { action, subjectId: userId, detail: { by, network: prefixOf(address) } });
}

/** What a change sets, each column with its value before and after as JSON, for the audit log. */
export function difference<Row extends object>(before: Row, changes: Partial<Row>): Record<string, string> {
  const former = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(changes)
      .filter(([column, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(former.get(column)))
      .map(([column, value]) => [column, JSON.stringify([former.get(column), value])]),
  );
}
