import { type Batch, isSameBatch } from '../approvals/approver.ts';
import type { Id } from '../identity/id.ts';
import { accept, type Refusal, type Result, refuse } from '../refusals/refusal.ts';
import type { PointFact } from './fact.ts';
import { missingPoints } from './missing.ts';
import { type PointEntry, type PointInput, type PointSummary, pointsOf, type SignedEntries } from './points.ts';
import type { PointRules } from './rules.ts';
import { SIGNING_TEXTS } from './texts.ts';

/** A period at whose end points are signed: a semester or a year. Its campus days are inclusive. */
export interface Term {
  readonly _id: Id;
  readonly name: string;
  readonly from: string;
  readonly until: string;
}

/** A signed term: the entries that counted, and those replaced by another of the same event. Never recomputed. */
export interface SignedTerm extends SignedEntries {
  readonly termId: Id;
  readonly studentId: Id;
  readonly rulesId: Id;
  readonly rulesVersion: number;
  readonly entries: readonly PointEntry[];
  readonly signedBy: Id;
  readonly signedAt: string;
  /** When it was exported; after that the signature cannot be withdrawn. */
  readonly exportedAt: string | null;
  readonly takenBack: { readonly by: Id; readonly at: string; readonly reason: string } | null;
}

/** A person who advises students of some programmes and years. */
export interface Adviser {
  readonly _id: Id;
  readonly advises: readonly Batch[];
}

/** A student as shown to an adviser. */
export interface AdvisedStudent {
  readonly _id: Id;
  readonly batch: Batch;
  readonly facts: readonly PointFact[];
  /** The signed terms, including withdrawn ones. */
  readonly signed: readonly SignedTerm[];
  /** Days of the claims that wait for a decision. */
  readonly openClaims: readonly string[];
}

export interface SigningInput {
  readonly adviser: Adviser;
  readonly term: Term;
  readonly rules: PointRules;
  readonly now: Date;
  /** The current campus day. */
  readonly today: string;
}

/** Returns the terms with a valid signature. */
export function standingTerms(signed: readonly SignedTerm[]): SignedTerm[] {
  return signed.filter(({ takenBack }) => takenBack === null);
}

function countingOf({ facts, batch, signed }: AdvisedStudent, rules: PointRules): PointInput {
  return { facts, batch, rules, signed: standingTerms(signed) };
}

function checkAdvises({ _id, advises }: Adviser, student: Pick<AdvisedStudent, '_id' | 'batch'>): Result<true> {
  if (!advises.some((batch) => isSameBatch(batch, student.batch))) return refuse('FORBIDDEN', SIGNING_TEXTS.notAdviser);
  return _id === student._id ? refuse('SELF_REVIEW', SIGNING_TEXTS.oneself) : accept(true);
}

/**
 * Signs a term of one student. Only their adviser may do so, once the term is over, none of its claims is pending, and the points due by
 * its end are reached.
 */
export function signTerm(student: AdvisedStudent, { adviser, term, rules, now, today }: SigningInput): Result<SignedTerm> {
  const advises = checkAdvises(adviser, student);
  if (!advises.ok) return advises;
  if (today <= term.until) return refuse('CONFLICT', SIGNING_TEXTS.notOver);
  if (standingTerms(student.signed).some(({ termId }) => termId === term._id)) return refuse('ALREADY_DECIDED', SIGNING_TEXTS.signed);
  if (student.openClaims.some((day) => day <= term.until)) return refuse('CONFLICT', SIGNING_TEXTS.claims);

  const counting = countingOf(student, rules);
  const standing = pointsOf({ ...counting, facts: counting.facts.filter(({ day }) => day <= term.until) });
  const isBehind = missingPoints(standing, rules, student.batch).some(({ until }) => until <= term.until);
  if (isBehind) return refuse('CONFLICT', SIGNING_TEXTS.behind);
  const counts = new Set(standing.entries.filter(({ counted }) => counted > 0).map(({ factId }) => factId));
  const before = new Set(counting.signed.flatMap(({ entries }) => entries));
  return accept({
    termId: term._id,
    studentId: student._id,
    rulesId: rules._id,
    rulesVersion: rules.version,
    entries: standing.entries.filter(
      (entry) => !before.has(entry) && (entry.counted > 0 || (entry.countedBy && counts.has(entry.countedBy))),
    ),
    signedBy: adviser._id,
    signedAt: now.toISOString(),
    exportedAt: null,
    takenBack: null,
  });
}

export interface SignedClass {
  readonly signed: readonly SignedTerm[];
  readonly left: readonly { readonly studentId: Id; readonly refusal: Refusal }[];
}

/** Signs a term for all students who are complete, each independently, and returns why the others were skipped. */
export function signTermForClass(students: readonly AdvisedStudent[], input: SigningInput): SignedClass {
  const signed: SignedTerm[] = [];
  const left: SignedClass['left'][number][] = [];
  for (const student of students) {
    const outcome = signTerm(student, input);
    if (outcome.ok) signed.push(outcome.value);
    else left.push({ studentId: student._id, refusal: outcome.refusal });
  }
  return { signed, left };
}

/** Withdraws a signature, with a reason. Only the adviser may do so, until the term is exported. */
export function withdrawTermSignature(
  term: SignedTerm,
  { adviser, batch, reason, now }: { readonly adviser: Adviser; readonly batch: Batch; readonly reason: string; readonly now: Date },
): Result<SignedTerm> {
  const advises = checkAdvises(adviser, { _id: term.studentId, batch });
  if (!advises.ok) return advises;
  if (term.takenBack) return refuse('ALREADY_DECIDED', SIGNING_TEXTS.takenBack);
  if (term.exportedAt !== null) return refuse('CONFLICT', SIGNING_TEXTS.exported);
  if (reason.trim() === '') return refuse('INVALID', SIGNING_TEXTS.reason, { reason: SIGNING_TEXTS.reason });
  return accept({ ...term, takenBack: { by: adviser._id, at: now.toISOString(), reason: reason.trim() } });
}

/** What an adviser has to look at, most urgent first. */
export const POINT_EXCEPTIONS = ['withdrawn', 'claims', 'behind'] as const;
export type PointException = (typeof POINT_EXCEPTIONS)[number];

/**
 * Returns a student's exceptions: a signed fact is no longer proven, claims are pending, or points that were due are missing. A caller that
 * has already computed the points passes them in.
 */
export function exceptionsOf(
  student: AdvisedStudent,
  rules: PointRules,
  today: string,
  standing: PointSummary = pointsOf(countingOf(student, rules)),
): PointException[] {
  const proven = new Set(student.facts.map(({ _id }) => _id));
  const signed = standingTerms(student.signed).flatMap(({ entries }) => entries);
  const missing = missingPoints(standing, rules, student.batch);
  const holds: Record<PointException, boolean> = {
    withdrawn: signed.some(({ factId }) => !proven.has(factId)),
    claims: student.openClaims.length > 0,
    behind: missing.some(({ until }) => until < today),
  };
  return POINT_EXCEPTIONS.filter((each) => holds[each]);
}
