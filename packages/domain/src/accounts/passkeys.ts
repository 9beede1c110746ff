import * as v from 'valibot';
import type { Role } from '../access/roles.ts';
import { body } from '../fields/body.ts';
import { ruleMessage } from '../fields/ruleMessage.ts';
import { Id } from '../identity/id.ts';
import { sentence } from '../messages/sentence.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';

/** Maximum length of a passkey's name. */
export const MAX_PASSKEY_NAME_LENGTH = 60;
/** Maximum number of passkeys of an account: one for each device, and some spare. */
export const MAX_PASSKEYS = 20;
/** How long a challenge is valid. */
export const CHALLENGE_MINUTES = 5;

/** A passkey as shown to its owner. */
export const Passkey = v.object({
  id: Id,
  name: v.string(),
  created_at: v.string(),
  /** Null if it has never been used. */
  last_used_at: v.nullable(v.string()),
  /** Whether a service syncs it to the owner's other devices. */
  is_backed_up: v.boolean(),
});
export type Passkey = v.InferOutput<typeof Passkey>;

/** Bytes of a browser's response in base64url, with a maximum length above what browsers send. */
/* @__NO_SIDE_EFFECTS__ */
const bytes = (most: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(most));
const CredentialId = bytes(1400);
const Transports = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(8)));

/** A used passkey, in the format of `PublicKeyCredential.toJSON()`. */
export const UsedPasskey = v.object({
  id: CredentialId,
  rawId: CredentialId,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(4096),
    signature: bytes(2048),
    userHandle: v.nullish(bytes(128)),
  }),
});
export type UsedPasskey = v.InferOutput<typeof UsedPasskey>;

/** A created passkey, in the format of `PublicKeyCredential.toJSON()`. */
const MadePasskey = v.object({
  id: CredentialId,
  rawId: CredentialId,
  type: v.literal('public-key'),
  response: v.object({ clientDataJSON: bytes(4096), attestationObject: bytes(8192), transports: Transports }),
});

const Name = v.pipe(
  v.string('Enter a name.'),
  v.trim(),
  v.nonEmpty('Enter a name.'),
  v.maxLength(MAX_PASSKEY_NAME_LENGTH, ruleMessage('Use at most {1} characters.', { 1: MAX_PASSKEY_NAME_LENGTH })),
);

/** Name of a passkey, entered before the browser creates it. */
export const PasskeyNameInput = body({ name: Name });
export type PasskeyNameInput = v.InferOutput<typeof PasskeyNameInput>;

/** A passkey to add. */
export const PasskeyInput = body({ name: Name, credential: MadePasskey });
export type PasskeyInput = v.InferOutput<typeof PasskeyInput>;

/** A used passkey, to sign in or to reauthenticate. */
export const UsedPasskeyInput = body({ credential: UsedPasskey });

const Descriptor = v.object({ id: v.string(), type: v.literal('public-key'), transports: v.optional(v.array(v.string())) });
const ChallengeFields = { challenge: v.string(), timeout: v.number() };

/** Options for the browser to use a passkey, in the format of `parseRequestOptionsFromJSON`. */
export const PasskeyRequest = v.object({
  ...ChallengeFields,
  rpId: v.string(),
  userVerification: v.literal('required'),
  /** The passkeys of one account; empty if the browser offers any that it has. */
  allowCredentials: v.array(Descriptor),
});
export type PasskeyRequest = v.InferOutput<typeof PasskeyRequest>;

/** Options for the browser to create a passkey, in the format of `parseCreationOptionsFromJSON`. */
export const PasskeyCreation = v.object({
  ...ChallengeFields,
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  excludeCredentials: v.array(Descriptor),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
});
export type PasskeyCreation = v.InferOutput<typeof PasskeyCreation>;

/** Checks whether a person may add another passkey. An account with an unconfirmed mail address may belong to somebody else. */
export function checkNewPasskey({ count, isUnverified }: { readonly count: number; readonly isUnverified: boolean }): Result<true> {
  if (isUnverified) {
    return refuse('EMAIL_UNPROVEN', 'Please confirm your email address first: open the link in the mail that we sent you.');
  }
  return count < MAX_PASSKEYS ? accept(true) : refuse('CONFLICT', sentence`You have ${MAX_PASSKEYS} passkeys. Remove one first.`);
}

/** A person at an institute that requires passkeys of its administrators and office-bearers. */
interface PasskeyRequirementInput {
  readonly role: Role;
  readonly isAdministrator: boolean;
  readonly hasPasskey: boolean;
  /** Whether a passkey was used or added in this session. */
  readonly hasUsedPasskey: boolean;
  /** Whether the person signed in by the institute's identity provider, which has its own requirements. */
  readonly isByProvider: boolean;
}

/** What an office's rights require: adding a passkey, or using an existing one in this session. */
export type PasskeyRequirement = 'add' | 'use';

/**
 * Returns what the rights of a person's office require in this session, at an institute that requires passkeys; undefined if nothing.
 * Having a passkey is not enough, because somebody who knows only the password would get the rights too.
 */
export function passkeyRequirement({
  role,
  isAdministrator,
  hasPasskey,
  hasUsedPasskey,
  isByProvider,
}: PasskeyRequirementInput): PasskeyRequirement | undefined {
  if ((role === 'STUDENT' && !isAdministrator) || isByProvider) return undefined;
  if (!hasPasskey) return 'add';
  return hasUsedPasskey ? undefined : 'use';
}

/**
 * Whether a signature counter reveals a cloned passkey: each use increments it, so a repeated value comes from a copy. Synced passkeys do
 * not count and always send 0.
 */
export function isCloned(stored: number, received: number): boolean {
  return (stored > 0 || received > 0) && received <= stored;
}
