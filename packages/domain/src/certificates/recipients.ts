import type { Id } from '../identity/id.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { type CertificateChoice, recipientKey } from './template.ts';
import { CERTIFICATE_RULES } from './texts.ts';

/** Maximum number of certificates issued in one run. */
export const MAX_CERTIFICATES = 2000;

/** Event data that determines the recipients. */
export interface CertificateFacts {
  readonly status: string;
  /** Start of the event, or of the first of its meetings; null if it has no date. */
  readonly beginsAt: Date | null;
  /** Campus days with check-in, in order. */
  readonly days: readonly string[];
  /** Number of days on which a person who attended everything was checked in. */
  readonly daysToAttend: number;
  /** Number of days that each person attended. */
  readonly attended: readonly { readonly userId: Id; readonly days: number }[];
  /** Verified achievements of the event that name a position. */
  readonly winners: readonly { readonly userId: Id; readonly rank: string }[];
  readonly organizers: readonly Id[];
}

/** A person who gets a certificate. */
export interface CertificateRecipient {
  readonly userId: Id;
  readonly rank: string;
}

/** Returns the recipients of an event's certificates, each once for each rank, in input order. */
export function certificateRecipients(
  { daysToAttend, attended, winners, organizers }: CertificateFacts,
  { kind, days }: CertificateChoice,
): CertificateRecipient[] {
  const needed = days ?? daysToAttend;
  const found: Record<CertificateChoice['kind'], () => CertificateRecipient[]> = {
    attendance: () => attended.filter((one) => one.days >= needed).map(({ userId }) => ({ userId, rank: '' })),
    winner: () => winners.filter(({ rank }) => rank.trim() !== '').map(({ userId, rank }) => ({ userId, rank: rank.trim() })),
    organizer: () => organizers.map((userId) => ({ userId, rank: '' })),
  };
  return [...new Map(found[kind]().map((one) => [recipientKey(one), one])).values()];
}

/** Returns the recipients without a certificate, for an event that has started and was not cancelled. */
export function certificatesToIssue(
  facts: CertificateFacts,
  order: CertificateChoice,
  { now, issued }: { readonly now: Date; readonly issued: readonly CertificateRecipient[] },
): Result<CertificateRecipient[]> {
  if (facts.status === 'cancelled') return refuse('CONFLICT', CERTIFICATE_RULES.cancelled);
  if (facts.beginsAt === null || now < facts.beginsAt) return refuse('CONFLICT', CERTIFICATE_RULES.notBegun);
  if (order.kind === 'attendance' && (order.days ?? 1) > facts.days.length)
    return refuse('INVALID', CERTIFICATE_RULES.tooManyDays, { days: CERTIFICATE_RULES.tooManyDays });
  const known = new Set(issued.map(recipientKey));
  return accept(certificateRecipients(facts, order).filter((one) => !known.has(recipientKey(one))));
}
