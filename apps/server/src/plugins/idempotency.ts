import { randomUUID } from 'node:crypto';
import { sentence } from '@quad/domain/messages';
import { accept, REFUSAL_STATUS, type Refusal, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../context.ts';
import type { Database } from '../db/connection.ts';
import { deriveKey, keyedHash } from '../keys/keys.ts';
import { deleteClaim, deleteExpiredKey, deleteKeysBefore, findKey, insertKey, saveAnswer } from './idempotency.repo.ts';

const HOUR_MS = 3_600_000;
const RETENTION_MS = 24 * HOUR_MS;
/**
 * After this time an unanswered request is assumed to have died with its process, and another one may take its key over. If the first is
 * still running, it notices when it settles and rolls back.
 */
export const ABANDONED_AFTER_MS = 60_000;
const MAX_KEY_LENGTH = 200;

/** The refusal of a request whose key is held by a running one. */
export const IN_PROGRESS: Refusal = { code: 'IN_PROGRESS', message: 'The same request is still being worked on.' };

/** Status of a stored response that named somebody who has been erased since. */
export const BLANKED = REFUSAL_STATUS.DUPLICATE;

/** A key that this request holds. Its response has to be stored under it. */
export interface IdempotencyClaim {
  /**
   * Stores the response in the transaction of the change, so that both commit together. False when another request has taken the key over:
   * the transaction must then be rolled back.
   */
  settle(db: Database, answer: unknown): Promise<boolean>;
  /** True once a response is stored. */
  isSettled(): boolean;
  /** Releases the key after a request that changed nothing. */
  release(): Promise<void>;
}

/** Who makes a change, and the claim on the key of the request. */
export interface WriteParams {
  readonly actor: Actor;
  readonly claim: IdempotencyClaim | undefined;
}

/** A change with its input. */
export interface InputParams<Input> extends WriteParams {
  readonly input: Input;
}

/** Who asks for an event. */
export interface EventParams {
  readonly actor: Actor;
  readonly eventId: string;
}

/** A stored response. */
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
  /** For an unlinkable call: returns the reference to store instead of the response. */
  readonly referenceOf?: ((answer: unknown) => string) | undefined;
}

/**
 * Claims a key for a request. A repeat of an answered request gets the stored response. Another request with the same key is refused, and
 * so is a repeat while the first request is running.
 */
export async function claimKey(context: Context, actor: Actor, request: Request): Promise<Result<IdempotencyClaim | Replay>> {
  if (request.key.length > MAX_KEY_LENGTH) return refuse('INVALID', sentence`An Idempotency-Key has at most ${MAX_KEY_LENGTH} characters.`);
  const { db, clock } = context;
  const now = clock();
  const { owner, fingerprint } = recordOf(context, actor, request);
  const before = (ms: number) => new Date(now.getTime() - ms);
  await deleteExpiredKey(db, owner, { answered: before(RETENTION_MS), unanswered: before(ABANDONED_AFTER_MS) });
  const claimId = randomUUID();
  if (await insertKey(db, { ...owner, fingerprint, claimId, createdAt: now })) {
    let isSettled = false;
    return accept({
      isSettled: () => isSettled,
      // The row stays locked until the change is committed: a request that would take the key over waits and then sees the response.
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
  if (earlier.status === BLANKED) return refuse('DUPLICATE', 'This has already been done. Reload the page to see it.');
  return accept({ status: earlier.status, answer: earlier.answer });
}

/** True when there is a stored response. */
export function isReplay(result: IdempotencyClaim | Replay): result is Replay {
  return 'answer' in result;
}

/** Deletes keys older than a day. */
export async function purgeKeys({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteKeysBefore(db, new Date(clock().getTime() - RETENTION_MS));
}

/** The row of a key. For an unlinkable call, person, key and content are keyed hashes: they identify a repeat but not the person. */
function recordOf({ instituteId, keys }: Context, { userId }: Actor, request: Request) {
  const fingerprint = fingerprintOf(keys, request);
  if (!request.referenceOf) return { owner: { instituteId, userId, call: request.call, key: request.key }, fingerprint };
  const key = deriveKey(keys.feedback, 'idempotency keys');
  const hashed = keyedHash(key, [instituteId, userId, request.call, request.key]);
  const pseudonym = hashed.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
  return {
    owner: { instituteId, userId: pseudonym, call: request.call, key: hashed },
    fingerprint: keyedHash(key, [instituteId, hashed, fingerprint]),
  };
}

/** The columns that store a response and its time. For an unlinkable call these are only a reference and the hour. */
function settlementOf({ referenceOf }: Request, answer: unknown, now: Date) {
  if (!referenceOf) return { answer };
  return { answer: referenceOf(answer), createdAt: new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS) };
}

const contentKeys = new WeakMap<Context['keys'], Buffer>();

/** A keyed hash, because the body may contain a password, which could be guessed by a plain one. */
function fingerprintOf(keys: Context['keys'], { path, body }: Request): string {
  const key = contentKeys.get(keys) ?? deriveKey(keys.audit, 'idempotency fingerprints');
  contentKeys.set(keys, key);
  return keyedHash(key, [path, body ?? null]);
}
