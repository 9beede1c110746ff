import { checkNewPasskey, isCloned, type Passkey, type PasskeyInput, type UsedPasskey } from '@quad/domain/accounts';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import { refuseDuplicate } from '../../db/errors.ts';
import { newId } from '../../db/ids.ts';
import { enqueueMail } from '../../mail/mailQueue.ts';
import type { IdempotencyClaim } from '../../plugins/idempotency.ts';
import { type Limit, takeAttempt } from '../../plugins/rateLimit.ts';
import { recordPasskeyUse } from '../../plugins/session.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { findById } from './accounts.repo.ts';
import type { UserRow } from './accounts.table.ts';
import { type ChallengeParams, handleOf, PASSKEY_ALGORITHMS, relyingParty, spendChallengeOf } from './passkeyChallenges.service.ts';
import { countPasskeys, deletePasskey, findByCredential, findPasskeys, insertPasskey, lockPasskey, saveUse } from './passkeys.repo.ts';
import type { PasskeyRow } from './passkeys.table.ts';

/** How often somebody is notified of copies of their passkeys. */
const CLONE_NOTICE: Limit = { name: 'passkey.told', attempts: 1, windowMs: 24 * 60 * 60_000 };
/** The same message for every failure, so that it reveals nothing. */
const NOT_USED = refuse('BAD_CREDENTIALS', ACCOUNT_TEXTS.passkeyRefused);
const NOT_ADDED = refuse('INVALID', 'This passkey could not be added. Please try again.');

function toPasskey({ id, name, createdAt, lastUsedAt, isBackedUp }: PasskeyRow): Passkey {
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    is_backed_up: isBackedUp,
  };
}

/** A person's passkeys, newest first. */
export async function listPasskeys({ db, instituteId }: Context, userId: string): Promise<Passkey[]> {
  return (await findPasskeys(db, { instituteId, userId })).map(toPasskey);
}

/** Checks whether somebody may add another passkey now. */
export async function mayAddPasskey(
  { db, instituteId }: Context,
  { userId, isUnverified }: Pick<Actor, 'userId' | 'isUnverified'>,
): Promise<Result<true>> {
  return checkNewPasskey({ count: await countPasskeys(db, { instituteId, userId }), isUnverified });
}

interface Addition {
  readonly actor: Pick<Actor, 'userId' | 'isUnverified'>;
  readonly claim: IdempotencyClaim | undefined;
  readonly input: PasskeyInput;
  /** The SHA-256 of the session's cookie. */
  readonly askedBy: string;
}

/** Adds a passkey that the browser created for a challenge of this session, and notifies its owner by mail. */
export async function addPasskey(context: Context, { actor, claim, input, askedBy }: Addition): Promise<Result<Passkey>> {
  const { clock, instituteId, config } = context;
  const { name, credential } = input;
  const expectedChallenge = await spendChallengeOf(context, credential.response.clientDataJSON, { purpose: 'addition', askedBy });
  if (expectedChallenge === undefined) return NOT_ADDED;
  const { id: expectedRPID, origins: expectedOrigin } = relyingParty(config);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyRegistrationResponse({
    response: {
      ...credential,
      clientExtensionResults: {},
      response: { ...credential.response, transports: credential.response.transports ?? [] },
    },
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
  }).catch(() => undefined);
  if (!verified?.verified) return NOT_ADDED;
  const { credential: made, credentialDeviceType, credentialBackedUp } = verified.registrationInfo;
  const row: PasskeyRow = {
    instituteId,
    id: newId(clock()),
    userId: actor.userId,
    credentialId: made.id,
    publicKey: made.publicKey,
    counter: made.counter,
    transports: credential.response.transports ?? [],
    name,
    mayBeBackedUp: credentialDeviceType === 'multiDevice',
    isBackedUp: credentialBackedUp,
    createdAt: clock(),
    lastUsedAt: null,
  };
  return refuseDuplicate(refuse('DUPLICATE', 'This passkey has already been added.'), () =>
    auditedTransaction(context, { actor, claim }, async (tx) => {
      const allowed = await mayAddPasskey({ ...context, db: tx }, actor);
      if (!allowed.ok) return allowed;
      await insertPasskey(tx, row);
      await recordPasskeyUse(tx, context, askedBy);
      await enqueueMail(tx, context, { kind: 'passkey-added', recipientId: actor.userId });
      const detail = { passkeyId: row.id, backedUp: row.isBackedUp };
      return accept({ value: toPasskey(row), audit: { action: 'account.add-passkey', subjectId: actor.userId, detail } });
    }),
  );
}

/** Deletes one of the requester's own passkeys, for example of a lost device, and notifies its owner by mail. */
export function removePasskey(context: Context, { userId }: Pick<Actor, 'userId'>, id: string): Promise<Result<undefined>> {
  const { instituteId } = context;
  return auditedTransaction(context, { actor: { userId } }, async (tx) => {
    if (!(await deletePasskey(tx, { instituteId, userId }, id))) {
      return refuse('NOT_FOUND', 'You have no such passkey; it may have been removed.');
    }
    await enqueueMail(tx, context, { kind: 'passkey-removed', recipientId: userId });
    return accept({ value: undefined, audit: { action: 'account.remove-passkey', subjectId: userId, detail: { passkeyId: id } } });
  });
}

interface Use extends ChallengeParams {
  readonly credential: UsedPasskey;
}

/** The owner of the passkey. For a failure, the owner as far as known. */
type Checked = Result<UserRow> & { readonly owner?: UserRow | undefined };

/**
 * Verifies a passkey's response to the browser's challenge. The same refusal answers a used or expired challenge, an unknown passkey, one
 * of another account, another host, an invalid signature, a device without user verification, and an account that may not sign in.
 */
export async function checkPasskey(context: Context, { credential, ...request }: Use): Promise<Checked> {
  const { db, instituteId, config } = context;
  const { response } = credential;
  const expectedChallenge = await spendChallengeOf(context, response.clientDataJSON, request);
  if (expectedChallenge === undefined) return NOT_USED;
  const passkey = await findByCredential(db, instituteId, credential.id);
  const owner = passkey && (await findById(db, instituteId, passkey.userId));
  if (!passkey || !owner) return NOT_USED;
  if (owner.disabledAt || owner.erasedAt) return { ...NOT_USED, owner };
  // When the browser was not told which passkey to use, the device names the owner.
  const isOthers = response.userHandle ? response.userHandle !== handleOf(owner.id) : request.purpose === 'sign-in';
  if (isOthers) return { ...NOT_USED, owner };
  const { id: expectedRPID, origins: expectedOrigin } = relyingParty(config);
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {}, response: { ...response, userHandle: response.userHandle ?? undefined } },
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    // Compared below under a row lock, where two concurrent uses wait for each other.
    credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) return { ...NOT_USED, owner };
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  const noted = await recordUse(context, passkey, { counter: newCounter, isBackedUp: credentialBackedUp });
  return noted ? accept(owner) : { ...NOT_USED, owner };
}

/** Records a use. False when the passkey is deleted, or when its counter reveals a copy, of which the owner is notified. */
async function recordUse(context: Context, passkey: PasskeyRow, use: Pick<PasskeyRow, 'counter' | 'isBackedUp'>): Promise<boolean> {
  const { clock } = context;
  const { userId, id } = passkey;
  const used = await auditedTransaction<'used' | 'gone' | 'cloned'>(context, {}, async (tx) => {
    const now = await lockPasskey(tx, passkey);
    if (!now) return accept({ value: 'gone', audit: undefined });
    if (isCloned(now.counter, use.counter)) {
      const detail = { passkeyId: id, known: now.counter, told: use.counter };
      return accept({ value: 'cloned', audit: { action: 'account.refuse-passkey', subjectId: userId, detail } });
    }
    await saveUse(tx, passkey, { ...use, lastUsedAt: clock() });
    return accept({ value: 'used', audit: undefined });
  });
  if (used.ok && used.value === 'cloned' && (await takeAttempt(context, CLONE_NOTICE, userId)).allowed) {
    await enqueueMail(context.db, context, { kind: 'passkey-cloned', recipientId: userId });
  }
  return used.ok && used.value === 'used';
}
