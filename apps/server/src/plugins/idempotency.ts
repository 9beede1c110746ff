import { createHash, randomUUID } from 'node:crypto';
import { accept, type Outcome, type Refusal, refuse } from '@quad/domain/refusals';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Actor, Context } from '../context.ts';
import type { Database } from '../db/connection.ts';
import { idempotencyKeys } from '../db/schema.ts';

const KEEP_MS = 24 * 3_600_000;
/**
 * A request that is still unanswered after this time has most likely died with its process. Another one may then take its key;
 * should the first one be alive after all, it finds that on settling, and is undone.
 */
export const ABANDONED_AFTER_MS = 60_000;
const LONGEST_KEY = 200;

/** To a request whose key another one has. */
export const IN_PROGRESS: Refusal = { code: 'IN_PROGRESS', message: 'The same request is still being worked on.' };

/** A key that this request may use: its answer is to be stored under it. */
export interface Claim {
  /**
   * Stores the answer; in the transaction of the change itself, so that there is never one without the other. False where
   * another request has the key by now: the transaction must then not be committed.
   */
  settle(db: Database, answer: unknown): Promise<boolean>;
  /** False as long as no answer is stored. */
  isSettled(): boolean;
  /** Gives the key back after a request that changed nothing. */
  release(): Promise<void>;
}

/** An answer that was given before. */
export interface Replay {
  readonly status: number;
  readonly answer: unknown;
}

interface Request {
  readonly key: string;
  readonly call: string;
  /** Status of the answer when the call succeeds. */
  readonly status: number;
  readonly path: string;
  readonly body: unknown;
}

/**
 * Takes a key for a request. A repeat of an answered request gets the stored answer, another request under the same
 * key is refused, and so is a repeat while the first one is still being worked on.
 */
export async function claimKey(context: Context, actor: Actor, request: Request): Promise<Outcome<Claim | Replay>> {
  if (request.key.length > LONGEST_KEY) return refuse('INVALID', `An Idempotency-Key has at most ${LONGEST_KEY} characters.`);
  const { db, clock, instituteId } = context;
  const now = clock();
  const owner = { instituteId, userId: actor.userId, call: request.call, key: request.key };
  const fingerprint = fingerprintOf(request);
  const isOwn = and(
    eq(idempotencyKeys.instituteId, instituteId),
    eq(idempotencyKeys.userId, actor.userId),
    eq(idempotencyKeys.call, request.call),
    eq(idempotencyKeys.key, request.key),
  );
  const isOver = or(
    lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEEP_MS)),
    and(isNull(idempotencyKeys.status), lt(idempotencyKeys.createdAt, new Date(now.getTime() - ABANDONED_AFTER_MS))),
  );
  await db.delete(idempotencyKeys).where(and(isOwn, isOver));
  const claimId = randomUUID();
  const taken = await db
    .insert(idempotencyKeys)
    .values({ ...owner, fingerprint, claimId, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (taken.length > 0) {
    let isSettled = false;
    // The row stays locked until the change is committed: whoever would take the key over waits, and then sees the answer.
    const isStillOurs = and(isOwn, eq(idempotencyKeys.claimId, claimId), isNull(idempotencyKeys.status));
    return accept({
      isSettled: () => isSettled,
      async settle(executor, answer) {
        const settled = await executor
          .update(idempotencyKeys)
          .set({ status: request.status, answer })
          .where(isStillOurs)
          .returning({ key: idempotencyKeys.key });
        isSettled = settled.length > 0;
        return isSettled;
      },
      async release() {
        await db.delete(idempotencyKeys).where(isStillOurs);
      },
    });
  }
  const [earlier] = await db.select().from(idempotencyKeys).where(isOwn);
  if (earlier && earlier.fingerprint !== fingerprint) {
    return refuse('KEY_REUSED', 'This Idempotency-Key was used for another request. Send a new one.');
  }
  if (!earlier || earlier.status === null) return { ok: false, refusal: IN_PROGRESS };
  return accept({ status: earlier.status, answer: earlier.answer });
}

/** True when the answer is there already. */
export function isReplay(result: Claim | Replay): result is Replay {
  return 'answer' in result;
}

/** Removes keys whose day is over. */
export async function sweepKeys({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(clock().getTime() - KEEP_MS)));
}

function fingerprintOf({ path, body }: Request): string {
  return createHash('sha256')
    .update(JSON.stringify([path, body ?? null]))
    .digest('hex');
}
