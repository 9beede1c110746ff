import { createHash, randomUUID } from 'node:crypto';
import { sentence } from '@quad/domain/messages';
import { accept, REFUSAL_STATUS, type Refusal, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../context.ts';
import type { Database } from '../db/connection.ts';
import { deriveKey, keyedHash } from '../keys/keys.ts';
import { deleteClaim, deleteKeysUntil, deleteOverdue, findKey, insertKey, saveAnswer } from './idempotency.repo.ts';

const HOUR_MS = 3_600_000;
const KEEP_MS = 24 * HOUR_MS;
/**
 * A request that is still unanswered after this time has most likely died with its process. Another one may then take its key;
 * should the first one be alive after all, it finds that on settling, and is undone.
 */
export const ABANDONED_AFTER_MS = 60_000;
const LONGEST_KEY = 200;

/** To a request whose key another one has. */
export const IN_PROGRESS: Refusal = { code: 'IN_PROGRESS', message: 'The same request is still being worked on.' };

/** What a stored answer becomes that named somebody who has been erased since. */
export const BLANKED = REFUSAL_STATUS.DUPLICATE;

/** A key that this request may use: its answer is to be stored under it. */
export interface IdempotencyClaim {
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
  /** For a call that nobody is to be linked to: what is kept of its answer instead. */
  readonly referenceOf?: ((answer: unknown) => string) | undefined;
}

/**
 * Takes a key for a request. A repeat of an answered request gets the stored answer, another request under the same
 * key is refused, and so is a repeat while the first one is still being worked on.
 */
export async function claimKey(context: Context, actor: Actor, request: Request): Promise<Result<IdempotencyClaim | Replay>> {
  if (request.key.length > LONGEST_KEY) return refuse('INVALID', sentence`An Idempotency-Key has at most ${LONGEST_KEY} characters.`);
  const { db, clock } = context;
  const now = clock();
  const { owner, fingerprint } = recordOf(context, actor, request);
  const before = (ms: number) => new Date(now.getTime() - ms);
  await deleteOverdue(db, owner, { answered: before(KEEP_MS), unanswered: before(ABANDONED_AFTER_MS) });
  const claimId = randomUUID();
  if (await insertKey(db, { ...owner, fingerprint, claimId, createdAt: now })) {
    let isSettled = false;
    return accept({
      isSettled: () => isSettled,
      // The row stays locked until the change is committed: whoever would take the key over waits, and then sees the answer.
      async settle(executor, answer) {
        isSettled = await saveAnswer(executor, owner, claimId, { status: request.status, ...settlementOf(request, answer, now) });
        return isSettled;
      },
      release: () => deleteClaim(db, owner, claimId),
    });
  }
  const earlier = await findKey(db, owner);
  if (earlier && earlier.fingerprint !== fingerprint) {
    return refuse('KEY_REUSED', 'This Idempotency-Key was used for another request. Send a new one.');
  }
  if (!earlier || earlier.status === null) return { ok: false, refusal: IN_PROGRESS };
  if (earlier.status === BLANKED) return refuse('DUPLICATE', 'This is done already. Reload the page to see it.');
  return accept({ status: earlier.status, answer: earlier.answer });
}

/** True when the answer is there already. */
export function isReplay(result: IdempotencyClaim | Replay): result is Replay {
  return 'answer' in result;
}

/** Removes keys whose day is over. */
export async function purgeKeys({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteKeysUntil(db, new Date(clock().getTime() - KEEP_MS));
}

/**
 * Whose key it is. Of a call that nobody is to be linked to, person, key and content are keyed hashes: a repeat is known again, and
 * nobody by it.
 */
function recordOf({ instituteId, keys }: Context, { userId }: Actor, request: Request) {
  const fingerprint = fingerprintOf(request);
  if (!request.referenceOf) return { owner: { instituteId, userId, call: request.call, key: request.key }, fingerprint };
  const key = deriveKey(keys.feedback, 'idempotency keys');
  const hashed = keyedHash(key, [instituteId, userId, request.call, request.key]);
  const pseudonym = hashed.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
  return {
    owner: { instituteId, userId: pseudonym, call: request.call, key: hashed },
    fingerprint: keyedHash(key, [instituteId, hashed, fingerprint]),
  };
}

/** What is kept of an answer, and of when it was given: of a call that nobody is to be linked to, a reference and the hour. */
function settlementOf({ referenceOf }: Request, answer: unknown, now: Date) {
  if (!referenceOf) return { answer };
  return { answer: referenceOf(answer), createdAt: new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS) };
}

function fingerprintOf({ path, body }: Request): string {
  return createHash('sha256')
    .update(JSON.stringify([path, body ?? null]))
    .digest('hex');
}
