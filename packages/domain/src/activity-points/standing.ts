import * as v from 'valibot';
import { PersonReference, StudentReference } from '../accounts/person.ts';
import { Approval } from '../approvals/approval.ts';
import { body } from '../fields/body.ts';
import { CalendarDay } from '../fields/dates.ts';
import { ruleMessage } from '../fields/ruleMessage.ts';
import { MAX_TEXT_LENGTH, MAX_TITLE_LENGTH, requiredId, requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { ActivityClaimInput, ClaimEvidence } from './claim.ts';
import type { PointFact } from './fact.ts';
import { missingPoints } from './missing.ts';
import { type PointInput, pointsOf, pointsOfUpcoming } from './points.ts';
import { claimableActivities, PointRules, PointRulesInput } from './rules.ts';
import { POINT_EXCEPTIONS, type SignedTerm, standingTerms } from './term.ts';
import { ACTIVITY_POINT_TEXTS, SIGNING_TEXTS } from './texts.ts';

/** A person's points for one fact. */
const ShownEntry = v.object({
  /** Id and title of the fact. */
  fact_id: Id,
  title: v.string(),
  segment_id: Id,
  criterion: v.string(),
  day: v.string(),
  worth: v.number(),
  counted: v.number(),
  /** The fact that counts instead; null if none does. */
  counted_by: v.nullable(Id),
  /** The term in which it was signed; null if it is not signed yet. */
  signed_term_id: v.nullable(Id),
});

const ShownSegment = v.object({
  _id: Id,
  name: v.string(),
  counted: v.number(),
  cap: v.nullable(v.number()),
  year_cap: v.nullable(v.number()),
  minimum: v.number(),
});

/** A claim of an external activity, with its state. */
export const ActivityClaim = v.object({
  _id: Id,
  ...ActivityClaimInput.entries,
  evidence: v.array(ClaimEvidence),
  approval: Approval,
});
export type ActivityClaim = v.InferOutput<typeof ActivityClaim>;

/** A single claim, with the name of its activity; empty if the rules no longer contain it. */
export const SeenClaim = v.object({ claim: ActivityClaim, activity: v.string() });
export type SeenClaim = v.InferOutput<typeof SeenClaim>;

/** A student's own points. */
export const OwnPoints = v.object({
  /** The rules that apply; null for a programme without rules. */
  rules: v.nullable(v.object({ _id: Id, version: v.number(), name: v.string(), source: v.string(), minimum: v.number() })),
  total: v.number(),
  segments: v.array(ShownSegment),
  entries: v.array(ShownEntry),
  missing: v.array(v.object({ segment_id: v.nullable(Id), points: v.number(), until: v.string() })),
  /** The external activities in the rules, as options of a claim. */
  activities: v.array(v.object({ _id: Id, name: v.string(), points: v.number(), per_hours: v.nullable(v.number()) })),
  /** Upcoming events that would give points, highest first. */
  upcoming: v.array(v.object({ event_id: Id, title: v.string(), day: v.string(), points: v.number() })),
  claims: v.array(ActivityClaim),
});
export type OwnPoints = v.InferOutput<typeof OwnPoints>;

export interface OwnPointsView {
  readonly counting: Omit<PointInput, 'signed'> & { readonly signed: readonly SignedTerm[] };
  /** Returns the title of a fact. */
  readonly titleOf: (factId: Id) => string;
  /** Upcoming events with their titles. */
  readonly upcoming: readonly (PointFact & { readonly kind: 'event'; readonly title: string })[];
  readonly claims: readonly ActivityClaim[];
}

/** Converts a student's points to their response, with missing points and what would count next. */
export function describePoints({ counting, titleOf, upcoming, claims }: OwnPointsView): OwnPoints {
  const { rules, batch } = counting;
  const signed = standingTerms(counting.signed);
  const input = { ...counting, signed };
  const standing = pointsOf(input);
  const termOf = new Map(signed.flatMap(({ termId, entries }) => entries.map((entry) => [entry, termId])));
  const criterionName = new Map(rules.segments.flatMap(({ criteria }) => criteria.map(({ _id, name }) => [_id, name])));
  return {
    rules: { _id: rules._id, version: rules.version, name: rules.name, source: rules.source, minimum: rules.minimum },
    total: standing.total,
    segments: standing.segments.map(({ segment, counted }) => ({
      _id: segment._id,
      name: segment.name,
      counted,
      cap: segment.cap,
      year_cap: segment.year_cap,
      minimum: segment.minimum,
    })),
    entries: standing.entries.map((entry) => {
      const { factId, segmentId, criterionId, day, worth, counted, countedBy } = entry;
      return {
        fact_id: factId,
        title: titleOf(factId),
        segment_id: segmentId,
        // A later version of the rules may no longer contain it.
        criterion: criterionName.get(criterionId) ?? '',
        day,
        worth,
        counted,
        counted_by: countedBy,
        signed_term_id: termOf.get(entry) ?? null,
      };
    }),
    missing: missingPoints(standing, rules, batch).map(({ segmentId, points, until }) => ({ segment_id: segmentId, points, until })),
    upcoming: pointsOfUpcoming(input, upcoming).map(({ fact: { eventId, title, day }, points }) => ({
      event_id: eventId,
      title,
      day,
      points,
    })),
    activities: claimableActivities(rules).map(({ _id, name, points, per_hours }) => ({ _id, name, points, per_hours })),
    claims: [...claims],
  };
}

/** A batch as a query; without one, the first batch that the person advises. */
export const BATCH_QUERY = {
  program: v.optional(requiredText(SIGNING_TEXTS.batch, MAX_TITLE_LENGTH)),
  admission_year: v.optional(v.pipe(v.string(SIGNING_TEXTS.batch), v.regex(/^\d{4}$/, SIGNING_TEXTS.batch), v.transform(Number))),
};

export const SIGNATURE_STATES = ['unsigned', 'signed', 'exported'] as const;

/** A student in the table of a class. */
export const ClassRow = v.object({
  student: StudentReference,
  total: v.number(),
  segments: v.array(v.object({ _id: Id, counted: v.number() })),
  exceptions: v.array(v.picklist(POINT_EXCEPTIONS)),
  open_claims: v.number(),
  signature: v.object({ _id: v.nullable(Id), state: v.picklist(SIGNATURE_STATES) }),
});
export type ClassRow = v.InferOutput<typeof ClassRow>;

/** Those who need attention first, or by name or points; a minus reverses the order. */
export const CLASS_ORDERS = ['exceptions', 'name', '-name', 'points', '-points'] as const;
export type ClassOrder = (typeof CLASS_ORDERS)[number];

/** The batches that a person advises, each with the number of students who need attention. */
export const AdvisedBatch = v.object({ program: v.string(), admission_year: v.number(), students: v.number(), exceptions: v.number() });
export type AdvisedBatch = v.InferOutput<typeof AdvisedBatch>;

/** Body that signs a term, for the whole batch or for some students. */
export const SigningBody = body({
  term_id: requiredId(SIGNING_TEXTS.term),
  program: requiredText(SIGNING_TEXTS.batch, MAX_TITLE_LENGTH),
  admission_year: v.pipe(v.number(SIGNING_TEXTS.batch), v.integer(SIGNING_TEXTS.batch)),
  student_ids: v.optional(v.nullable(v.pipe(v.array(Id), v.maxLength(1000))), null),
});
export type SigningBody = v.InferOutput<typeof SigningBody>;

/** Who was signed for, and why others were not. */
export const SigningAnswer = v.object({
  signed: v.array(Id),
  left: v.array(v.object({ student_id: Id, reason: v.string() })),
});
export type SigningAnswer = v.InferOutput<typeof SigningAnswer>;

export const SignatureWithdrawal = body({ reason: requiredText(SIGNING_TEXTS.reason, MAX_TEXT_LENGTH) });
export type SignatureWithdrawal = v.InferOutput<typeof SignatureWithdrawal>;

/** A term that can be signed. */
export const TermInput = v.pipe(
  body({ name: requiredText(ACTIVITY_POINT_TEXTS.name, MAX_TITLE_LENGTH), from: CalendarDay, until: CalendarDay }),
  v.forward(
    v.check(({ from, until }) => from <= until, ACTIVITY_POINT_TEXTS.term),
    ['until'],
  ),
);
export type TermInput = v.InferOutput<typeof TermInput>;
export const ShownTerm = v.object({ _id: Id, name: v.string(), from: v.string(), until: v.string() });
export type ShownTerm = v.InferOutput<typeof ShownTerm>;

/** Rules as shown to administrators, with the number of students to whom they apply. */
export const AdminRules = v.object({ ...PointRules.entries, students: v.number() });
export type AdminRules = v.InferOutput<typeof AdminRules>;

/** Body that compares rules: the new rules, and the threshold below which students are named. */
const THRESHOLD = ruleMessage(ACTIVITY_POINT_TEXTS.points, { 1: 1, 2: 1000 });
export const ComparisonInput = body({
  rules: PointRulesInput,
  threshold: v.pipe(v.number(THRESHOLD), v.integer(THRESHOLD), v.minValue(1, THRESHOLD), v.maxValue(1000, THRESHOLD)),
});
export type ComparisonInput = v.InferOutput<typeof ComparisonInput>;
export const RulesComparisonAnswer = v.object({
  students: v.number(),
  changed: v.number(),
  falling: v.array(StudentReference),
  rising: v.array(StudentReference),
});
export type RulesComparisonAnswer = v.InferOutput<typeof RulesComparisonAnswer>;

/** A batch of the institute with its advisers. */
export const BatchAdvisers = v.object({
  program: v.string(),
  admission_year: v.number(),
  students: v.number(),
  advisers: v.array(PersonReference),
});
export type BatchAdvisers = v.InferOutput<typeof BatchAdvisers>;

/** The advisers of a batch. */
export const AdviserInput = body({
  program: requiredText(SIGNING_TEXTS.batch, MAX_TITLE_LENGTH),
  admission_year: v.pipe(v.number(SIGNING_TEXTS.batch), v.integer(SIGNING_TEXTS.batch)),
  user_ids: v.pipe(v.array(Id, SIGNING_TEXTS.batch), v.maxLength(20)),
});
export type AdviserInput = v.InferOutput<typeof AdviserInput>;
