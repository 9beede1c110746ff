import { type RetentionPeriods, retainedSince } from '@quad/domain/personal-data';
import { accept } from '@quad/domain/refusals';
import type { Context } from '../../context.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { redactSignIns } from '../audit/auditRedaction.service.ts';
import { scheduleAccountErasure } from './accountErasure.service.ts';
import { findUnused } from './personalData.repo.ts';

/** What the retention rules apply to. */
export interface Retained {
  /** Number of sign-ins whose origin is removed. */
  readonly signIns: number;
  /** Addresses of students whose account has not been used for that long. */
  readonly alumni: readonly string[];
}

/**
 * Applies an institute's retention periods; a dry run only reports the effects. Owners of unused accounts are notified by mail and can keep
 * the account within the grace period, like everybody who leaves. The audit log records the numbers but no people.
 */
export async function applyRetention(
  context: Context,
  { signInDays, alumniDays }: RetentionPeriods,
  { isDryRun }: { isDryRun: boolean },
): Promise<Retained> {
  const { clock, db, instituteId } = context;
  const signInsSince = retainedSince(signInDays, clock());
  const usedSince = retainedSince(alumniDays, clock());
  const signIns = signInsSince ? await redactSignIns(context, { before: signInsSince, isDryRun }) : 0;
  const unused = usedSince ? await findUnused(db, instituteId, usedSince) : [];
  const alumni: string[] = [];
  for (const { id, email } of unused) {
    if (isDryRun || (await scheduleAccountErasure(context, id, {})).ok) alumni.push(email);
  }
  if (!isDryRun && signIns + alumni.length > 0) {
    const audit = { action: 'personal-data.retain', subjectId: instituteId, detail: { signIns, leaving: alumni.length } } as const;
    await auditedTransaction(context, {}, async () => accept({ value: undefined, audit }));
  }
  return { signIns, alumni };
}
