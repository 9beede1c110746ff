import { createHash } from 'node:crypto';
import type { Outcome, Refusal } from '@quad/domain/refusals';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { auditLog } from '../../db/schema.ts';
import { type Claim, IN_PROGRESS } from '../../plugins/idempotency.ts';

/**
 * What was done. Never the author of anonymous feedback, never a password or a token. Texts are kept only where a change
 * of them could otherwise not be told: an edited event has its values before and after.
 */
export interface AuditEntry {
  /** Noun and verb: `room-request.decide`. */
  readonly action: string;
  readonly subjectId?: string;
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Who changes something, and under which Idempotency-Key. Without an actor it is the server or its command line. */
export interface Author {
  readonly actor?: { readonly userId: string } | undefined;
  readonly claim?: Claim | undefined;
}

/** A change that the rules allow: what the caller is told, and what the audit log keeps. */
export interface Change<T> {
  readonly value: T;
  /** Undefined when nothing was changed, because it had been done before. */
  readonly audit: AuditEntry | undefined;
}

const GENESIS = '0'.repeat(64);

/**
 * Makes one change in one transaction, together with its audit row and the answer kept under its Idempotency-Key. A
 * refusal undoes whatever was written before it.
 */
export async function mutate<T>(
  context: Pick<Context, 'db' | 'clock' | 'instituteId'>,
  { actor, claim }: Author,
  work: (tx: Database) => Promise<Outcome<Change<T>>>,
): Promise<Outcome<T>> {
  try {
    const value = await context.db.transaction(async (tx) => {
      const outcome = await work(tx);
      if (!outcome.ok) throw new Refused(outcome.refusal);
      if (claim && !(await claim.settle(tx, outcome.value.value))) throw new Refused(IN_PROGRESS);
      // Last, because it makes the writers of one institute wait for each other.
      if (outcome.value.audit) await append(tx, context, actor?.userId, outcome.value.audit);
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

async function append(
  tx: Database,
  { clock, instituteId }: Pick<Context, 'clock' | 'instituteId'>,
  actorId: string | undefined,
  { action, subjectId, detail }: AuditEntry,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${instituteId}::text, 0))`);
  const [last] = await tx
    .select({ sequence: auditLog.sequence, hash: auditLog.hash })
    .from(auditLog)
    .where(eq(auditLog.instituteId, instituteId))
    .orderBy(desc(auditLog.sequence))
    .limit(1);
  const row = {
    instituteId,
    sequence: (last?.sequence ?? 0) + 1,
    at: clock(),
    actorId: actorId ?? null,
    action,
    subjectId: subjectId ?? null,
    detail: detail ?? {},
    previousHash: last?.hash ?? GENESIS,
  };
  await tx.insert(auditLog).values({ ...row, hash: hashOf(row) });
}

type Row = Omit<typeof auditLog.$inferSelect, 'hash'>;

/** The hash of a row over its content and the hash before it; keys of the detail in alphabetical order. */
function hashOf(row: Row): string {
  const detail = Object.entries(row.detail).sort(([a], [b]) => (a < b ? -1 : 1));
  const content = [row.instituteId, row.sequence, row.at.toISOString(), row.actorId, row.action, row.subjectId, detail, row.previousHash];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** The sequence number of the first row that does not fit the one before it; undefined when the whole log is sound. */
export async function firstBrokenLink(db: Database, instituteId: string): Promise<number | undefined> {
  const rows = await db.select().from(auditLog).where(eq(auditLog.instituteId, instituteId)).orderBy(asc(auditLog.sequence));
  let previousHash = GENESIS;
  for (const [index, { hash, ...row }] of rows.entries()) {
    if (row.sequence !== index + 1 || row.previousHash !== previousHash || hashOf(row) !== hash) return row.sequence;
    previousHash = hash;
  }
  return undefined;
}
