import * as v from 'valibot';
import { EARLIEST_ADMISSION_YEAR } from '../accounts/onboardingInput.ts';
import { ACHIEVEMENT_LEVELS, ACHIEVEMENT_TYPES } from '../achievements/achievement.ts';
import type { Batch } from '../approvals/approver.ts';
import { EVENT_CATEGORIES } from '../events/event.ts';
import { body } from '../fields/body.ts';
import { CalendarDay } from '../fields/dates.ts';
import { ruleMessage } from '../fields/ruleMessage.ts';
import { LONGEST_TEXT, LONGEST_TITLE, requiredId, requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { ACTIVITY_POINT_TEXTS } from './texts.ts';

/** The bounds of rules: more segments and criteria nobody reads, and counting is bounded by them. */
export const MOST_SEGMENTS = 20;
export const MOST_CRITERIA = 50;
export const MOST_POINTS = 1000;

/* @__NO_SIDE_EFFECTS__ */
function points(least: number) {
  const message = ruleMessage(ACTIVITY_POINT_TEXTS.points, { 1: least, 2: MOST_POINTS });
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(MOST_POINTS, message));
}

/* @__NO_SIDE_EFFECTS__ */
function whole(least: number, most: number, message: string) {
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
}

const Texts = v.optional(v.pipe(v.array(v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_TITLE))), v.maxLength(50)), []);
const Per = v.optional(v.nullable(whole(1, 10_000, ACTIVITY_POINT_TEXTS.amount)), null);

const COMMON = {
  _id: requiredId(ACTIVITY_POINT_TEXTS.name),
  name: requiredText(ACTIVITY_POINT_TEXTS.name, LONGEST_TITLE),
  /** For each thing that it is about, or for every so many whole hours or months of it. */
  points: points(1),
  /** All things together, through all years; null without a bound. */
  cap: v.optional(v.nullable(points(1)), null),
};

/** What counts, and for how much. A list that is empty leaves nothing out. */
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
    /** An activity outside, which is claimed by its name here. */
    body({ kind: v.literal('external'), ...COMMON, per_hours: Per }),
  ],
  ACTIVITY_POINT_TEXTS.criterion,
);
export type PointCriterion = v.InferOutput<typeof PointCriterion>;

const CRITERIA = ruleMessage(ACTIVITY_POINT_TEXTS.criteria, { 1: MOST_CRITERIA });
const SEGMENTS = ruleMessage(ACTIVITY_POINT_TEXTS.segments, { 1: MOST_SEGMENTS });

/**
 * A segment: what counts in it, at most how much in all and in a year, and at least how much. Caps lie within each other and never cross:
 * whichever of the things that count is taken first, the sum is the same.
 */
export const PointSegment = v.pipe(
  body({
    _id: requiredId(ACTIVITY_POINT_TEXTS.name),
    name: requiredText(ACTIVITY_POINT_TEXTS.name, LONGEST_TITLE),
    cap: v.optional(v.nullable(points(1)), null),
    year_cap: v.optional(v.nullable(points(1)), null),
    minimum: v.optional(points(0), 0),
    criteria: v.pipe(v.array(PointCriterion, CRITERIA), v.minLength(1, CRITERIA), v.maxLength(MOST_CRITERIA, CRITERIA)),
  }),
  v.check(({ year_cap, criteria }) => year_cap === null || criteria.every(({ cap }) => cap === null), ACTIVITY_POINT_TEXTS.caps),
  v.check(({ cap, minimum }) => cap === null || minimum <= cap, ACTIVITY_POINT_TEXTS.minimum),
);
export type PointSegment = v.InferOutput<typeof PointSegment>;

const Fields = body({
  name: requiredText(ACTIVITY_POINT_TEXTS.name, LONGEST_TITLE),
  /** Where the institute has them from. */
  source: requiredText(ACTIVITY_POINT_TEXTS.source, LONGEST_TEXT),
  program: requiredText(ACTIVITY_POINT_TEXTS.program, LONGEST_TITLE),
  admitted_from: whole(EARLIEST_ADMISSION_YEAR, 2200, ACTIVITY_POINT_TEXTS.year),
  /** The last year of admission; null where they go on. */
  admitted_to: v.optional(v.nullable(whole(EARLIEST_ADMISSION_YEAR, 2200, ACTIVITY_POINT_TEXTS.year)), null),
  valid_from: CalendarDay,
  /** How many years the programme takes, and in which month a year of it begins. */
  years: whole(1, 10, ACTIVITY_POINT_TEXTS.duration),
  year_starts_in: whole(1, 12, ACTIVITY_POINT_TEXTS.month),
  minimum: points(1),
  /** How many points are due after so many years; the minimum is due after all of them. */
  milestones: v.optional(
    v.pipe(v.array(body({ after_years: whole(1, 10, ACTIVITY_POINT_TEXTS.duration), points: points(1) })), v.maxLength(10)),
    [],
  ),
  segments: v.pipe(v.array(PointSegment, SEGMENTS), v.minLength(1, SEGMENTS), v.maxLength(MOST_SEGMENTS, SEGMENTS)),
});

/** What an administrator enters of the rules of a programme and its years of admission. */
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

/** Rules as they are kept. A change makes a new version, which holds from its day on. */
export const PointRules = v.object({ ...Fields.entries, _id: Id, version: v.number() });
export type PointRules = v.InferOutput<typeof PointRules>;

/** The rules of a batch on a day: of its programme and year, the newest that hold by then. */
export function rulesFor(all: readonly PointRules[], batch: Batch, day: string): PointRules | undefined {
  return all
    .filter(
      ({ program, admitted_from, admitted_to, valid_from }) =>
        program === batch.program &&
        admitted_from <= batch.admission_year &&
        batch.admission_year <= (admitted_to ?? batch.admission_year) &&
        valid_from <= day,
    )
    .toSorted((one, other) =>
      one.valid_from === other.valid_from ? other.version - one.version : one.valid_from < other.valid_from ? 1 : -1,
    )[0];
}

/** The activities outside that rules count: what a claim is about. */
export function claimableActivities({ segments }: Pick<PointRules, 'segments'>) {
  return segments.flatMap(({ criteria }) => criteria.filter((criterion) => criterion.kind === 'external'));
}

/** The first day of the n-th year of study of those admitted in a year, counted from 0. */
export function yearOfStudyStarts({ year_starts_in }: Pick<PointRules, 'year_starts_in'>, admissionYear: number, year: number): string {
  return `${admissionYear + year}-${String(year_starts_in).padStart(2, '0')}-01`;
}
