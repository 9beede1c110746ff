import * as v from 'valibot';
import type { Role } from '../access/roles.ts';
import { body } from '../fields/body.ts';
import { ruleMessage } from '../fields/ruleMessage.ts';
import { Id } from '../identity/id.ts';
import { sentence } from '../messages/sentence.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';

/** How long a name of a passkey may be. */
export const LONGEST_PASSKEY_NAME = 60;
/** How many passkeys an account may have: a device each, and some to spare. */
export const MAX_PASSKEYS = 20;
/** For how long a browser may take to answer a challenge. */
export const CHALLENGE_MINUTES = 5;

/** One passkey as its owner sees it. */
export const Passkey = v.object({
  id: Id,
  name: v.string(),
  created_at: v.string(),
  /** Null where it was never used since it was added. */
  last_used_at: v.nullable(v.string()),
  /** Whether a service of the device keeps a copy, so that it is there on others, too. */
  is_backed_up: v.boolean(),
});
export type Passkey = v.InferOutput<typeof Passkey>;

/** What a browser answers is bytes in base64url; each has a bound, so that nothing is read that no browser sends. */
/* @__NO_SIDE_EFFECTS__ */
const bytes = (most: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(most));
const CredentialId = bytes(1400);
const Transports = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(8)));

/** A passkey that was used, as `PublicKeyCredential.toJSON()` writes it. */
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

/** A passkey that was made, as `PublicKeyCredential.toJSON()` writes it. */
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
  v.maxLength(LONGEST_PASSKEY_NAME, ruleMessage('Use at most {1} characters.', { 1: LONGEST_PASSKEY_NAME })),
);

/** What somebody calls a passkey, before the browser makes it. */
export const PasskeyNameInput = body({ name: Name });
export type PasskeyNameInput = v.InferOutput<typeof PasskeyNameInput>;

/** A passkey that is to be added. */
export const PasskeyInput = body({ name: Name, credential: MadePasskey });
export type PasskeyInput = v.InferOutput<typeof PasskeyInput>;

/** A passkey that was used, to sign in or to show again that it is oneself. */
export const UsedPasskeyInput = body({ credential: UsedPasskey });

const Descriptor = v.object({ id: v.string(), type: v.literal('public-key'), transports: v.optional(v.array(v.string())) });
const Asked = { challenge: v.string(), timeout: v.number() };

/** What a browser is asked for that is to use a passkey; `parseRequestOptionsFromJSON` reads it. */
export const PasskeyRequest = v.object({
  ...Asked,
  rpId: v.string(),
  userVerification: v.literal('required'),
  /** Those of one account; empty where the browser is to offer what it has. */
  allowCredentials: v.array(Descriptor),
});
export type PasskeyRequest = v.InferOutput<typeof PasskeyRequest>;

/** What a browser is asked for that is to make a passkey; `parseCreationOptionsFromJSON` reads it. */
export const PasskeyCreation = v.object({
  ...Asked,
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

/** Whether somebody may add one more. An account whose mailbox nobody has proven may be somebody else's. */
export function checkNewPasskey({ count, isUnproven }: { readonly count: number; readonly isUnproven: boolean }): Result<true> {
  if (isUnproven) {
    return refuse('EMAIL_UNPROVEN', 'Please confirm your email address first: open the link in the mail that we sent you.');
  }
  return count < MAX_PASSKEYS ? accept(true) : refuse('CONFLICT', sentence`You have ${MAX_PASSKEYS} passkeys. Remove one first.`);
}

/** What is known of somebody whose institute demands passkeys of its administrators and office-bearers. */
interface Demanded {
  readonly role: Role;
  readonly isAdministrator: boolean;
  readonly hasPasskey: boolean;
  /** Whether one was used or added in this session. */
  readonly hasUsedPasskey: boolean;
  /** Whether they came by a provider of the institute, which decides by itself what it asks for. */
  readonly isByProvider: boolean;
}

/** What the rights of an office may wait for: that a passkey is added, or that one that is there is used in this session. */
export type PasskeyDemand = 'add' | 'use';

/**
 * What the rights of somebody's office wait for in a session, at an institute that demands passkeys; undefined for nothing. To have one is
 * not enough: whoever knows the password alone would have the rights, too.
 */
export function demandedPasskey({ role, isAdministrator, hasPasskey, hasUsedPasskey, isByProvider }: Demanded): PasskeyDemand | undefined {
  if ((role === 'STUDENT' && !isAdministrator) || isByProvider) return undefined;
  if (!hasPasskey) return 'add';
  return hasUsedPasskey ? undefined : 'use';
}

/**
 * Whether a counter says that there are two of one passkey: each use counts up, so one that comes with a count that was there before is a
 * copy. Passkeys that are kept on several devices do not count, and always say 0.
 */
export function isCloned(known: number, told: number): boolean {
  return (known > 0 || told > 0) && told <= known;
}
