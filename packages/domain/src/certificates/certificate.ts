import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { CERTIFICATE_KINDS, CERTIFICATE_STATES, type CertificateState } from './kinds.ts';
import { CERTIFICATE_RULES } from './texts.ts';

/** A certificate as its owner and those who may edit the event see it. */
export const Certificate = v.object({
  _id: Id,
  code: v.string(),
  kind: v.picklist(CERTIFICATE_KINDS),
  /** As it stands on it; blank once its owner has left. */
  name: v.string(),
  /** Of winners, as their achievement says it; blank for all others. */
  rank: v.string(),
  event: v.object({ _id: Id, title: v.string() }),
  issued_at: v.string(),
  state: v.picklist(CERTIFICATE_STATES),
  revoked_at: v.nullable(v.string()),
  reason: v.nullable(v.string()),
});
export type Certificate = v.InferOutput<typeof Certificate>;

/** What revoking sends. */
export const CertificateRevocation = body({ reason: requiredText(CERTIFICATE_RULES.reason, 300) });
export type CertificateRevocation = v.InferOutput<typeof CertificateRevocation>;

/** What says how a certificate stands. */
export interface RevocableCertificate {
  readonly revokedAt: Date | null;
  readonly replacedBy: Id | null;
}

/** How a certificate stands. */
export function certificateState({ revokedAt, replacedBy }: RevocableCertificate): CertificateState {
  if (revokedAt === null) return 'valid';
  return replacedBy === null ? 'revoked' : 'replaced';
}

/** Revokes a certificate, once and for good. */
export function revokeCertificate(
  certificate: RevocableCertificate,
  reason: string,
  now: Date,
): Result<{ revokedAt: Date; reason: string }> {
  if (certificate.revokedAt !== null) return refuse('ALREADY_DECIDED', CERTIFICATE_RULES.revoked);
  return accept({ revokedAt: now, reason });
}

/** Whether a certificate has to be issued anew for somebody who is called so now: one that is revoked stays as it is. */
export function isRenamed(certificate: RevocableCertificate & { readonly name: string }, name: string): boolean {
  return certificate.revokedAt === null && certificate.name !== name;
}
