import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { CERTIFICATE_KINDS, CERTIFICATE_STATES, type CertificateState } from './kinds.ts';
import { CERTIFICATE_RULES } from './texts.ts';

/** A certificate as shown to its owner and those who may edit the event. */
export const Certificate = v.object({
  _id: Id,
  code: v.string(),
  kind: v.picklist(CERTIFICATE_KINDS),
  /** Name on the certificate; blank after its owner's account is erased. */
  name: v.string(),
  /** Rank of a winner, as in their achievement; blank for others. */
  rank: v.string(),
  event: v.object({ _id: Id, title: v.string() }),
  issued_at: v.string(),
  state: v.picklist(CERTIFICATE_STATES),
  revoked_at: v.nullable(v.string()),
  reason: v.nullable(v.string()),
});
export type Certificate = v.InferOutput<typeof Certificate>;

/** Body that revokes a certificate. */
export const CertificateRevocation = body({ reason: requiredText(CERTIFICATE_RULES.reason, 300) });
export type CertificateRevocation = v.InferOutput<typeof CertificateRevocation>;

/** Data that determines the state of a certificate. */
export interface RevocableCertificate {
  readonly revokedAt: Date | null;
  readonly replacedBy: Id | null;
}

/** Returns the state of a certificate. */
export function certificateState({ revokedAt, replacedBy }: RevocableCertificate): CertificateState {
  if (revokedAt === null) return 'valid';
  return replacedBy === null ? 'revoked' : 'replaced';
}

/** Revokes a certificate, once and permanently. */
export function revokeCertificate(
  certificate: RevocableCertificate,
  reason: string,
  now: Date,
): Result<{ revokedAt: Date; reason: string }> {
  if (certificate.revokedAt !== null) return refuse('ALREADY_DECIDED', CERTIFICATE_RULES.revoked);
  return accept({ revokedAt: now, reason });
}

/** Whether a certificate must be reissued because its owner's name has changed; a revoked one stays as it is. */
export function isRenamed(certificate: RevocableCertificate & { readonly name: string }, name: string): boolean {
  return certificate.revokedAt === null && certificate.name !== name;
}
