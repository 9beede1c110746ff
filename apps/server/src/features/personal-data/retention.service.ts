import { type RetentionPeriods, retainedSince } from '@quad/domain/personal-data';
import { accept } from '@quad/domain/refusals';
import type { Context } from '../../context.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { redactSignIns } from '../audit/auditRedaction.service.ts';
import { schedule } from './leaving.service.ts';
import { findUnused } from './personalData.repo.ts';

/** What the rules about how long things are kept have found. */
export interface Retained {
  /** Sign-ins that do not say any more from where. */
  readonly signIns: number;
  /** Addresses of students whose account nobody has used for so long. */
  readonly alumni: readonly string[];
}

/**
 * Applies how long an institute keeps things, or says what that would do. Whose account nobody uses is told by mail, and can keep it within
 * the days of grace like everybody who leaves. What was done leaves a row in the audit log, with how much it was and about nobody.
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
    if (isDryRun || (await schedule(context, id, {})).ok) alumni.push(email);
  }
  if (!isDryRun && signIns + alumni.length > 0) {
    const audit = { action: 'personal-data.retain', subjectId: instituteId, detail: { signIns, leaving: alumni.length } } as const;
    await auditedTransaction(context, {}, async () => accept({ value: undefined, audit }));
  }
  return { signIns, alumni };
}
