import { randomUUID } from 'node:crypto';
import type { ReauthenticationMethod } from '@quad/domain/accounts';
import type { Refusal, Result } from '@quad/domain/refusals';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { deriveKey, keyedHash } from '../../keys/keys.ts';
import { prefixOf } from '../../plugins/address.ts';
import { UNAUTHENTICATED } from '../../plugins/errors.ts';
import { type IdempotencyClaim, IN_PROGRESS } from '../../plugins/idempotency.ts';
import { lockActor } from '../../plugins/session.ts';
import { findEntry, insertEntries, insertEntry } from './audit.repo.ts';
import { checkDeclared, type DeclaredDetail } from './auditActions.ts';
import { sealOf } from './auditSeals.ts';

export { countOwnActions } from './audit.repo.ts';
export { ownDetail } from './auditActions.ts';

/**
 * What was done. Never the author of anonymous feedback, a password or a token. Texts are included only where a change would not be visible
 * otherwise: an edited event has its values before and after.
 */
export type AuditEntry = DeclaredDetail & {
  /** Set if something else refers to the row. Random if left out. */
  readonly id?: string;
  readonly subjectId?: string;
  /**
   * For actions that must not be linkable to a person: no actor, the hour instead of the time, and a position in the log that reveals no
   * more.
   */
  readonly isUnlinkable?: boolean;
};

/** Who makes a change, and the claim on its Idempotency-Key. Without an actor it is the server or the command line. */
export interface Author {
  readonly actor?: { readonly userId: string } | undefined;
  readonly claim?: IdempotencyClaim | undefined;
}

/** An allowed change: the value for the caller and the entry for the audit log. */
export interface Change<T> {
  readonly value: T;
  /** Undefined when nothing was changed, because it had been done before. */
  readonly audit: AuditEntry | undefined;
}

/** The parts of a context that are needed to write a row. */
export type AuditContext = Pick<Context, 'clock' | 'instituteId' | 'keys'>;

const HOUR_MS = 3_600_000;

/**
 * Makes a change in one transaction, together with its audit row and the response stored under its Idempotency-Key. A refusal rolls
 * everything back. So does the erasure of the actor, whose session was checked before: it waits for the change, or the change is refused.
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
      const { value: answer, audit } = outcome.value;
      if (!(await recordUnlessErased(tx, context, actor, audit))) throw new Refused(UNAUTHENTICATED);
      if (claim && !(await claim.settle(tx, answer))) throw new Refused(IN_PROGRESS);
      return answer;
    });
    return { ok: true, value };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, refusal: error.refusal };
    throw error;
  }
}

/** Inserts the row of a change. False if its actor has been erased. */
async function recordUnlessErased(
  tx: Database,
  context: AuditContext,
  actor: Author['actor'],
  audit: AuditEntry | undefined,
): Promise<boolean> {
  if (!actor) return !audit || (await insertRow(tx, context, undefined, audit));
  if (!audit) return lockActor(tx, context, actor.userId);
  return insertRow(tx, context, actor.userId, audit, { unlessErased: actor.userId });
}

class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/**
 * Inserts one row into the log, in the transaction of its subject if there is one. It takes no lock: the row gets its position in the chain
 * after the commit.
 */
export async function record(db: Database, context: AuditContext, actorId: string | undefined, entry: AuditEntry): Promise<void> {
  await insertRow(db, context, actorId, entry);
}

function insertRow(
  db: Database,
  context: AuditContext,
  actorId: string | undefined,
  entry: AuditEntry,
  options: { readonly unlessErased?: string } = {},
): Promise<boolean> {
  return insertEntry(db, rowOf(context, actorId, entry), { isDeferred: entry.isUnlinkable ?? false, ...options });
}

/** Inserts a row for each of many changes, with as few statements as possible. */
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

/** The detail of a row, by its id. */
export async function detailOf({ db, instituteId }: Pick<Context, 'db' | 'instituteId'>, id: string) {
  return (await findEntry(db, instituteId, id))?.detail;
}

/** Keyed hash of the account in a sign-in, because the entered text may be anything. */
export function accountTag({ instituteId, keys }: Pick<AuditContext, 'instituteId' | 'keys'>, email: string): string {
  return keyedHash(deriveKey(keys.audit, 'audit accounts'), [instituteId, email.trim().toLowerCase()]).slice(0, 32);
}

/** A sign-in: the IP address, and the account that was entered. */
interface SignIn {
  readonly email: string;
  readonly address: string;
  /** `password`, `google`, or the name of a provider of the institute. */
  readonly by: string;
  /** The person who signed in. Undefined when it was refused. */
  readonly userId?: string;
}

/**
 * Records a successful or refused sign-in: the account as a keyed hash, because the entered text may be anything, and only the network of
 * the IP address.
 */
export async function recordSignIn(context: AuditContext & Pick<Context, 'db'>, { email, address, by, userId }: SignIn): Promise<void> {
  const { db } = context;
  const account = accountTag(context, email);
  const entry = { detail: { by, account, network: prefixOf(address) } };
  if (userId) await insertRow(db, context, userId, { action: 'session.start', subjectId: userId, ...entry }, { unlessErased: userId });
  else await record(db, context, undefined, { action: 'session.refuse', ...entry });
}

/** Records a successful or failed reauthentication. */
export async function recordReauthentication(
  context: AuditContext & Pick<Context, 'db'>,
  { userId, address, by, isRight }: { userId: string; address: string; by: ReauthenticationMethod; isRight: boolean },
): Promise<void> {
  const action = isRight ? 'session.reauthenticate' : 'session.refuse-reauthentication';
  const entry = { action, subjectId: userId, detail: { by, network: prefixOf(address) } } as const;
  await insertRow(context.db, context, userId, entry, { unlessErased: userId });
}

/** The changed columns with their values before and after as JSON, for the audit log. */
export function difference<Row extends object>(before: Row, changes: Partial<Row>): Record<string, string> {
  const former = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(changes)
      .filter(([column, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(former.get(column)))
      .map(([column, value]) => [column, JSON.stringify([former.get(column), value])]),
  );
}
