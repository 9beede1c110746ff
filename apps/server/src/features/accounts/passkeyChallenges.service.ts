import { createHash, randomBytes } from 'node:crypto';
import { CHALLENGE_MINUTES, type PasskeyCreation, type PasskeyRequest } from '@quad/domain/accounts';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import { deleteChallengesUntil, findPasskeys, insertChallenge, spendChallenge } from './passkeys.repo.ts';
import type { ChallengePurpose, PasskeyRow } from './passkeys.table.ts';

const CHALLENGE_MS = CHALLENGE_MINUTES * 60_000;
/** COSE algorithms that new passkeys may use: Ed25519, ECDSA with P-256, RSA with SHA-256. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257];

/** The relying party: a browser uses a passkey only at the host where it was created. */
export function relyingParty({ portalUrl, serverUrl }: Pick<Config, 'portalUrl' | 'serverUrl'>): { id: string; origins: string[] } {
  return { id: new URL(portalUrl).hostname, origins: [...new Set([portalUrl, serverUrl].map((url) => new URL(url).origin))] };
}

/** The browser that a challenge is for, and its purpose. */
export interface ChallengeParams {
  readonly purpose: ChallengePurpose;
  /** The SHA-256 of the cookie of the browser that asks. */
  readonly askedBy: string;
}

async function makeChallenge({ db, clock, instituteId }: Context, params: ChallengeParams): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock().getTime() + CHALLENGE_MS);
  await insertChallenge(db, { instituteId, challengeHash: hashOf(challenge), ...params, expiresAt });
  return challenge;
}

/** Options for `navigator.credentials.get`: the passkeys of one account, or any if no account is given. */
export async function requestPasskey(context: Context, params: ChallengeParams, userId?: string): Promise<PasskeyRequest> {
  const { db, instituteId, config } = context;
  const own = userId === undefined ? [] : await findPasskeys(db, { instituteId, userId });
  return {
    challenge: await makeChallenge(context, params),
    timeout: CHALLENGE_MS,
    rpId: relyingParty(config).id,
    userVerification: 'required',
    allowCredentials: own.map(toDescriptor),
  };
}

/** Options for `navigator.credentials.create`, which exclude devices that have a passkey of this account. */
export async function requestCreation(
  context: Context,
  askedBy: string,
  { userId, username, name }: { userId: string; username: string; name: string },
): Promise<PasskeyCreation> {
  const { db, instituteId, config } = context;
  return {
    challenge: await makeChallenge(context, { purpose: 'addition', askedBy }),
    timeout: CHALLENGE_MS,
    rp: { id: relyingParty(config).id, name: config.institute.portalTitle },
    user: { id: handleOf(userId), name: username, displayName: name },
    pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: (await findPasskeys(db, { instituteId, userId })).map(toDescriptor),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

function toDescriptor({ credentialId, transports }: PasskeyRow) {
  return { id: credentialId, type: 'public-key' as const, transports };
}

/**
 * Consumes the challenge that a browser answered and returns it; undefined if it is unknown, expired, or was issued to another browser or
 * for another purpose. The signature is verified afterwards.
 */
export async function spendChallengeOf(
  { db, clock, instituteId }: Context,
  clientDataJSON: string,
  params: ChallengeParams,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  return (await spendChallenge(db, { instituteId, challengeHash: hashOf(challenge), ...params }, clock())) ? challenge : undefined;
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge }: { challenge?: unknown } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes expired challenges. */
export function purgeChallenges({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  return deleteChallengesUntil(db, clock());
}

/** The user handle stored in a passkey: the id of the account, which is not personal data. */
export function handleOf(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
