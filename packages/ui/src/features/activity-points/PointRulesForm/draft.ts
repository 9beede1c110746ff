import type { PointCriterion, PointRulesInput } from '@quad/domain/activity-points';

/** A number as typed. */
type Typed = string;

/** A criterion while it is edited, with the fields of all kinds, so that changing the kind loses nothing. */
export interface CriterionDraft {
  readonly _id: string;
  readonly kind: PointCriterion['kind'];
  readonly name: string;
  readonly points: Typed;
  readonly cap: Typed;
  readonly per: Typed;
  readonly categories: readonly string[];
  readonly types: readonly string[];
  readonly levels: readonly string[];
  /** Ranks of an achievement, or types of a position. */
  readonly positions: readonly string[];
}

export interface SegmentDraft {
  readonly _id: string;
  readonly name: string;
  readonly cap: Typed;
  readonly year_cap: Typed;
  readonly minimum: Typed;
  readonly criteria: readonly CriterionDraft[];
}

/** The fields that are a single line each. */
export const RULES_FIELDS = [
  'name',
  'source',
  'program',
  'admitted_from',
  'admitted_to',
  'valid_from',
  'years',
  'year_starts_in',
  'minimum',
] as const;
export type RulesField = (typeof RULES_FIELDS)[number];

export interface MilestoneDraft {
  readonly id: string;
  readonly after_years: Typed;
  readonly points: Typed;
}

/** Rules while they are edited. */
export interface RulesDraft {
  readonly fields: Readonly<Record<RulesField, string>>;
  readonly milestones: readonly MilestoneDraft[];
  readonly segments: readonly SegmentDraft[];
}

const shown = (value: number | string | null) => (value === null ? '' : String(value));

function perOf(criterion: PointCriterion): number | null {
  if (criterion.kind === 'position') return criterion.per_months;
  return criterion.kind === 'achievement' ? null : criterion.per_hours;
}

function toCriterionDraft(criterion: PointCriterion): CriterionDraft {
  return {
    _id: criterion._id,
    kind: criterion.kind,
    name: criterion.name,
    points: shown(criterion.points),
    cap: shown(criterion.cap),
    per: shown(perOf(criterion)),
    categories: criterion.kind === 'event' ? criterion.categories : [],
    types: criterion.kind === 'achievement' ? criterion.types : [],
    levels: criterion.kind === 'achievement' ? criterion.levels : [],
    positions: criterion.kind === 'achievement' ? criterion.positions : criterion.kind === 'position' ? criterion.position_types : [],
  };
}

/** Converts rules into a draft. */
export function toDraft(rules: PointRulesInput): RulesDraft {
  const fields = Object.fromEntries(RULES_FIELDS.map((field) => [field, shown(rules[field])])) as Record<RulesField, string>;
  return {
    fields,
    milestones: rules.milestones.map(({ after_years, points }, index) => ({
      id: String(index),
      after_years: shown(after_years),
      points: shown(points),
    })),
    segments: rules.segments.map(({ _id, name, cap, year_cap, minimum, criteria }) => ({
      _id,
      name,
      cap: shown(cap),
      year_cap: shown(year_cap),
      minimum: shown(minimum),
      criteria: criteria.map(toCriterionDraft),
    })),
  };
}

const number = (typed: Typed) => (typed.trim() === '' ? Number.NaN : Number(typed));
const numberOrNone = (typed: Typed) => (typed.trim() === '' ? null : Number(typed));
const filled = (texts: readonly string[]) => texts.filter((text) => text.trim() !== '');

function fromCriterion({ _id, kind, name, points, cap, per, categories, types, levels, positions }: CriterionDraft): object {
  const common = { kind, _id, name, points: number(points), cap: numberOrNone(cap) };
  if (kind === 'achievement') return { ...common, types, levels, positions: filled(positions) };
  if (kind === 'position') return { ...common, position_types: filled(positions), per_months: numberOrNone(per) };
  return { ...common, per_hours: numberOrNone(per), ...(kind === 'event' && { categories }) };
}

/** Converts the draft into the input of the schema. */
export function fromDraft({ fields, milestones, segments }: RulesDraft): unknown {
  return {
    ...fields,
    admitted_from: number(fields.admitted_from),
    admitted_to: numberOrNone(fields.admitted_to),
    years: number(fields.years),
    year_starts_in: number(fields.year_starts_in),
    minimum: number(fields.minimum),
    milestones: milestones.map(({ after_years, points }) => ({ after_years: number(after_years), points: number(points) })),
    segments: segments.map(({ _id, name, cap, year_cap, minimum, criteria }) => ({
      _id,
      name,
      cap: numberOrNone(cap),
      year_cap: numberOrNone(year_cap),
      minimum: numberOrNone(minimum) ?? 0,
      criteria: criteria.map(fromCriterion),
    })),
  };
}

/** An id that is not used in the rules. */
export function freshId({ segments, milestones }: RulesDraft): string {
  const taken = new Set([
    ...milestones.map(({ id }) => id),
    ...segments.flatMap(({ _id, criteria }) => [_id, ...criteria.map((criterion) => criterion._id)]),
  ]);
  let next = taken.size + 1;
  while (taken.has(`item-${next}`)) next += 1;
  return `item-${next}`;
}

export function newCriterion(_id: string): CriterionDraft {
  return { _id, kind: 'event', name: '', points: '', cap: '', per: '', categories: [], types: [], levels: [], positions: [] };
}
