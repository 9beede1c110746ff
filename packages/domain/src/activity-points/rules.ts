import * as v from 'valibot';
import { EARLIEST_ADMISSION_YEAR } from '../accounts/onboardingInput.ts';
import { ACHIEVEMENT_LEVELS, ACHIEVEMENT_TYPES } from '../achievements/achievement.ts';
import type { Batch } from '../approvals/approver.ts';
import { EVENT_CATEGORIES } from '../events/event.ts';
import { body } from '../fields/body.ts';
import { CalendarDay } from '../fields/dates.ts';
import { ruleMessage } from '../fields/ruleMessage.ts';
import { MAX_TEXT_LENGTH, MAX_TITLE_LENGTH, requiredId, requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { ACTIVITY_POINT_TEXTS } from './texts.ts';

/** Size limits of rules, which also bound the cost of counting. */
export const MAX_SEGMENTS = 20;
export const MAX_CRITERIA = 50;
export const MAX_POINTS = 1000;

/* @__NO_SIDE_EFFECTS__ */
function points(least: number) {
  const message = ruleMessage(ACTIVITY_POINT_TEXTS.points, { 1: least, 2: MAX_POINTS });
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(MAX_POINTS, message));
}

/* @__NO_SIDE_EFFECTS__ */
function whole(least: number, most: number, message: string) {
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
}

const Texts = v.optional(v.pipe(v.array(v.pipe(v.string(), v.trim(), v.maxLength(MAX_TITLE_LENGTH))), v.maxLength(50)), []);
const Per = v.optional(v.nullable(whole(1, 10_000, ACTIVITY_POINT_TEXTS.amount)), null);

const COMMON = {
  _id: requiredId(ACTIVITY_POINT_TEXTS.name),
  name: requiredText(ACTIVITY_POINT_TEXTS.name, MAX_TITLE_LENGTH),
  /** Points for each matching fact, or for every so many whole hours or months of it. */
  points: points(1),
  /** Maximum of all matching facts over all years; null if unlimited. */
  cap: v.optional(v.nullable(points(1)), null),
};

/** A criterion: which facts count, and for how much. An empty list matches everything. */
export const PointCriterion = v.variant(
  'kind',
  [
    body({ kind: v.literal('event'), ...COMMON, categories: v.optional(v.array(v.picklist(EVENT_CATEGORIES)), []), per_hours: Per }),
    body({
      kind: v.literal('achievement'),
      ...COMMON,
      types: v.optional(v.array(v.picklist(ACHIEVEMENT_TYPES)), []),
      levels: v.optional(v.array(v.picklist(ACHIEVEMENT_LEVELS)), []),
      positions: Texts,
    }),
    body({ kind: v.literal('position'), ...COMMON, position_types: Texts, per_months: Per }),
    /** An external activity, claimed by the name given here. */
    body({ kind: v.literal('external'), ...COMMON, per_hours: Per }),
  ],
  ACTIVITY_POINT_TEXTS.criterion,
);
export type PointCriterion = v.InferOutput<typeof PointCriterion>;

const CRITERIA = ruleMessage(ACTIVITY_POINT_TEXTS.criteria, { 1: MAX_CRITERIA });
const SEGMENTS = ruleMessage(ACTIVITY_POINT_TEXTS.segments, { 1: MAX_SEGMENTS });

/**
 * A segment: its criteria, its maximum in total and per year, and its minimum. Caps are nested and never overlap, so the total does not
 * depend on the order in which facts are counted.
 */
export const PointSegment = v.pipe(
  body({
    _id: requiredId(ACTIVITY_POINT_TEXTS.name),
    name: requiredText(ACTIVITY_POINT_TEXTS.name, MAX_TITLE_LENGTH),
    cap: v.optional(v.nullable(points(1)), null),
    year_cap: v.optional(v.nullable(points(1)), null),
    minimum: v.optional(points(0), 0),
    criteria: v.pipe(v.array(PointCriterion, CRITERIA), v.minLength(1, CRITERIA), v.maxLength(MAX_CRITERIA, CRITERIA)),
  }),
  v.check(({ year_cap, criteria }) => year_cap === null || criteria.every(({ cap }) => cap === null), ACTIVITY_POINT_TEXTS.caps),
  v.check(({ cap, minimum }) => cap === null || minimum <= cap, ACTIVITY_POINT_TEXTS.minimum),
);
export type PointSegment = v.InferOutput<typeof PointSegment>;

const Fields = body({
  name: requiredText(ACTIVITY_POINT_TEXTS.name, MAX_TITLE_LENGTH),
  /** Source of the institute's rules. */
  source: requiredText(ACTIVITY_POINT_TEXTS.source, MAX_TEXT_LENGTH),
  program: requiredText(ACTIVITY_POINT_TEXTS.program, MAX_TITLE_LENGTH),
  admitted_from: whole(EARLIEST_ADMISSION_YEAR, 2200, ACTIVITY_POINT_TEXTS.year),
  /** Last year of admission; null if open-ended. */
  admitted_to: v.optional(v.nullable(whole(EARLIEST_ADMISSION_YEAR, 2200, ACTIVITY_POINT_TEXTS.year)), null),
  valid_from: CalendarDay,
  /** Duration of the programme in years, and the month in which a year of study starts. */
  years: whole(1, 10, ACTIVITY_POINT_TEXTS.duration),
  year_starts_in: whole(1, 12, ACTIVITY_POINT_TEXTS.month),
  minimum: points(1),
  /** Points due after a number of years; the minimum is due at the end. */
  milestones: v.optional(
    v.pipe(v.array(body({ after_years: whole(1, 10, ACTIVITY_POINT_TEXTS.duration), points: points(1) })), v.maxLength(10)),
    [],
  ),
  segments: v.pipe(v.array(PointSegment, SEGMENTS), v.minLength(1, SEGMENTS), v.maxLength(MAX_SEGMENTS, SEGMENTS)),
});

/** The rules of a programme and its years of admission, as an administrator enters them. */
export const PointRulesInput = v.pipe(
  Fields,
  v.check(({ admitted_from, admitted_to }) => admitted_to === null || admitted_from <= admitted_to, ACTIVITY_POINT_TEXTS.years),
  v.check(
    ({ milestones, years, minimum }) => milestones.every((each) => each.after_years <= years && each.points <= minimum),
    ACTIVITY_POINT_TEXTS.milestones,
  ),
  v.check(({ segments }) => {
    const ids = segments.flatMap(({ _id, criteria }) => [_id, ...criteria.map((criterion) => criterion._id)]);
    return new Set(ids).size === ids.length;
  }, ACTIVITY_POINT_TEXTS.sameId),
);
export type PointRulesInput = v.InferOutput<typeof PointRulesInput>;

/** Stored rules. A change creates a new version, effective from its day on. */
export const PointRules = v.object({ ...Fields.entries, _id: Id, version: v.number() });
export type PointRules = v.InferOutput<typeof PointRules>;

/**
 * Returns the rules of a batch on a day: the newest of its programme and year that are effective by then. Versions count only within a set,
 * so the sets are passed newest first.
 */
export function rulesFor(all: readonly PointRules[], batch: Batch, day: string): PointRules | undefined {
  return all
    .filter(
      ({ program, admitted_from, admitted_to, valid_from }) =>
        program === batch.program &&
        admitted_from <= batch.admission_year &&
        batch.admission_year <= (admitted_to ?? batch.admission_year) &&
        valid_from <= day,
    )
    .toSorted((one, other) => {
      if (one.valid_from !== other.valid_from) return one.valid_from < other.valid_from ? 1 : -1;
      return one._id === other._id ? other.version - one.version : 0;
    })[0];
}

/** Returns the external activities that the rules count, which are the options of a claim. */
export function claimableActivities({ segments }: Pick<PointRules, 'segments'>) {
  return segments.flatMap(({ criteria }) => criteria.filter((criterion) => criterion.kind === 'external'));
}

/** Returns the first day of the n-th year of study (from 0) for a year of admission. */
export function yearOfStudyStarts({ year_starts_in }: Pick<PointRules, 'year_starts_in'>, admissionYear: number, year: number): string {
  return `${admissionYear + year}-${String(year_starts_in).padStart(2, '0')}-01`;
}
