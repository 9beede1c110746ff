import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { RecordKind } from './record.ts';

/** Results of verifying a credential. */
export const CREDENTIAL_VERDICTS = ['valid', 'revoked', 'changed', 'unknown-issuer'] as const;
export const CredentialVerdict = v.picklist(CREDENTIAL_VERDICTS);
export type CredentialVerdict = v.InferOutput<typeof CredentialVerdict>;

/** Texts about verifying credentials. */
export const CREDENTIAL_TEXTS = {
  title: 'Check a credential',
  about: 'Paste a credential that this institute has issued, or choose its file. Its signature is checked, and it is not stored.',
  credential: 'Credential',
  file: 'Or its file',
  fileTypes: 'JSON',
  check: 'Check',
  checking: 'Checking...',
  failed: 'Failed to check the credential.',
  none: 'This is not a credential. Paste the whole file.',
  verdicts: {
    valid: { title: 'Valid', meaning: 'This institute issued it, and it is unchanged and not revoked.' },
    revoked: { title: 'Revoked', meaning: 'This institute issued it and has since revoked it.' },
    changed: { title: 'Not genuine', meaning: 'It was changed, or this institute never signed it.' },
    'unknown-issuer': { title: 'Of somebody else', meaning: 'Another issuer is named in it. Ask there whether it is genuine.' },
  } satisfies Record<CredentialVerdict, { title: string; meaning: string }>,
  kinds: {
    skill: 'Endorsed skill',
    achievement: 'Verified achievement',
    position: 'Position held',
    event: 'Event attended',
  } satisfies Record<RecordKind, string>,
  name: 'Name',
  what: 'What',
  kind: 'Kind',
  issued: 'Issued',
  revoked: 'Revoked',
} as const;

/** Any JSON object. */
export const JsonDocument = v.record(v.string(), v.unknown());
export type JsonDocument = v.InferOutput<typeof JsonDocument>;

/** Body of a verification: a credential as in its file. */
export const CredentialToCheck = body({
  credential: v.pipe(
    v.record(v.string(), v.unknown(), CREDENTIAL_TEXTS.none),
    v.check((document) => !Array.isArray(document) && isThere(document.proof) && isThere(document.issuer), CREDENTIAL_TEXTS.none),
  ),
});
export type CredentialToCheck = v.InferOutput<typeof CredentialToCheck>;

/** Result of a verification. The content is included only if the institute confirms it. */
export const CredentialCheck = v.object({
  verdict: CredentialVerdict,
  /** Content of a valid or revoked credential; null if the institute did not issue it. */
  says: v.nullable(
    v.object({
      name: v.string(),
      title: v.string(),
      kind: RecordKind,
      issued_at: v.string(),
      /** Null while it is valid. */
      revoked_at: v.nullable(v.string()),
    }),
  ),
});
export type CredentialCheck = v.InferOutput<typeof CredentialCheck>;

function isThere(value: unknown): boolean {
  return (typeof value === 'object' && value !== null) || (typeof value === 'string' && value !== '');
}

/** Parses a credential from JSON text; undefined if it is none. Surrounding whitespace and a byte order mark are ignored. */
export function readCredential(text: string): JsonDocument | undefined {
  try {
    const credential: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return v.is(CredentialToCheck, { credential }) ? (credential as JsonDocument) : undefined;
  } catch {
    return undefined;
  }
}
