import type { Batch } from '../approvals/approver.ts';
import { folded } from '../fields/search.ts';
import type { Id } from '../identity/id.ts';
import { tenureOfDay } from '../positions/tenure.ts';
import type { ActivityClaimInput } from './claim.ts';
import type { PointFact } from './fact.ts';
import { type PointCriterion, type PointRules, type PointSegment, yearOfStudyStarts } from './rules.ts';

/** A person's points for one fact: its segment and criterion, its worth, and how much of that counts under the caps. */
export interface PointEntry {
  readonly factId: Id;
  /** The event, if there is one. Only the best entry of an event counts. */
  readonly eventId: Id | null;
  readonly segmentId: Id;
  readonly criterionId: Id;
  readonly day: string;
  /** The year that it counts in, such as 2026-2027. */
  readonly year: string;
  readonly worth: number;
  readonly counted: number;
  /** The months that it is given for, if the position may give points for further months. */
  readonly months?: number;
  /** The entry of the same event that counts instead. */
  readonly countedBy: Id | null;
}

/** Signed entries, with the data needed for counting. */
export interface SignedEntries {
  readonly entries: readonly PointEntry[];
}

export interface SegmentPoints {
  readonly segment: PointSegment;
  readonly counted: number;
}

/** A person's points: by entry, by segment and in total. Signed entries come first, as they were signed. */
export interface PointSummary {
  readonly entries: readonly PointEntry[];
  readonly segments: readonly SegmentPoints[];
  readonly total: number;
}

export interface PointInput {
  readonly facts: readonly PointFact[];
  readonly rules: PointRules;
  readonly batch: Batch;
  /** The terms with a valid signature. */
  readonly signed: readonly SignedEntries[];
}

/** Normalizes free text for comparison: 'National', 'national ' and 'NATIONAL' are the same. */
function plain(text: string): string {
  return folded(text.trim());
}

const plainLists = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Whether a list of the rules contains a normalized text. Each list is normalized only once, because it is used for many students. */
function isAmong(list: readonly string[], text: string): boolean {
  const known = plainLists.get(list) ?? new Set(list.map(plain));
  plainLists.set(list, known);
  return known.size === 0 || known.has(text);
}

/** Returns a fact with its free texts normalized. */
function compared(fact: PointFact): PointFact {
  if (fact.kind === 'event') return { ...fact, category: plain(fact.category) };
  if (fact.kind === 'position') return { ...fact, positionType: plain(fact.positionType) };
  if (fact.kind === 'external') return fact;
  return { ...fact, type: plain(fact.type), level: plain(fact.level), position: plain(fact.position) };
}

function times(amount: number, per: number | null): number {
  return per === null ? 1 : Math.floor(amount / per);
}

/** Returns how many times a criterion counts a fact; 0 if it does not match. */
function timesCounted(criterion: PointCriterion, fact: PointFact): number {
  if (criterion.kind === 'event' && fact.kind === 'event')
    return isAmong(criterion.categories, fact.category) ? times(fact.hours, criterion.per_hours) : 0;
  if (criterion.kind === 'achievement' && fact.kind === 'achievement') {
    const matchesRule =
      isAmong(criterion.types, fact.type) && isAmong(criterion.levels, fact.level) && isAmong(criterion.positions, fact.position);
    return matchesRule ? 1 : 0;
  }
  if (criterion.kind === 'position' && fact.kind === 'position')
    return isAmong(criterion.position_types, fact.positionType) ? times(fact.months, criterion.per_months) : 0;
  if (criterion.kind === 'external' && fact.kind === 'external')
    return criterion._id === fact.activity ? times(fact.hours, criterion.per_hours) : 0;
  return 0;
}

/** The part of the rules that determines the worth of a fact. */
type CountingRules = Pick<PointRules, 'segments' | 'year_starts_in'>;

/** Returns the worth of a fact before any cap, by the first criterion in rule order that gives it points. */
export function worthOf(fact: PointFact, { segments, year_starts_in }: CountingRules): PointEntry | undefined {
  const plainFact = compared(fact);
  for (const segment of segments) {
    for (const criterion of segment.criteria) {
      const times = timesCounted(criterion, plainFact);
      const worth = times * criterion.points;
      if (worth > 0)
        return {
          factId: fact._id,
          eventId: 'eventId' in fact ? fact.eventId : null,
          segmentId: segment._id,
          criterionId: criterion._id,
          day: fact.day,
          year: tenureOfDay(fact.day, year_starts_in),
          worth,
          counted: 0,
          ...(criterion.kind === 'position' && criterion.per_months !== null && { months: times * criterion.per_months }),
          countedBy: null,
        };
    }
  }
  return undefined;
}

/** Returns the worth of a claim before any cap; 0 if the rules do not count its activity. */
export function worthOfClaim(
  { activity, day, hours }: Pick<ActivityClaimInput, 'activity' | 'day' | 'hours'>,
  rules: CountingRules,
): number {
  return worthOf({ kind: 'external', _id: '', activity, day, hours }, rules)?.worth ?? 0;
}

/**
 * Returns what a fact with signed entries gives in addition: points for the months that a position was held since, by the same criterion.
 * Other facts give nothing more.
 */
function worthSince(fact: PointFact, signed: readonly PointEntry[], rules: CountingRules): PointEntry | undefined {
  if (fact.kind !== 'position' || signed.some(({ months }) => months === undefined)) return undefined;
  const since = { ...fact, months: fact.months - signed.reduce((sum, { months = 0 }) => sum + months, 0) };
  const entry = worthOf(since, rules);
  return entry && signed.every(({ criterionId }) => criterionId === entry.criterionId) ? entry : undefined;
}

/** Tracks how much of each cap is used. */
class CapUse {
  readonly #used = new Map<string, number>();
  readonly #caps = new Map<Id, PointSegment | PointCriterion>();

  constructor({ segments }: PointRules) {
    for (const segment of segments) for (const capped of [segment, ...segment.criteria]) this.#caps.set(capped._id, capped);
  }

  #of({ segmentId, criterionId, year }: PointEntry): { key: string; cap: number | null }[] {
    const segment = this.#caps.get(segmentId);
    return [
      { key: segmentId, cap: segment?.cap ?? null },
      { key: `${segmentId} ${year}`, cap: segment && 'year_cap' in segment ? segment.year_cap : null },
      { key: criterionId, cap: this.#caps.get(criterionId)?.cap ?? null },
    ];
  }

  /** Returns how many points may still count for the entry, at most `most`. */
  room(entry: PointEntry, most: number): number {
    const rooms = this.#of(entry).map(({ key, cap }) => (cap === null ? most : cap - (this.#used.get(key) ?? 0)));
    return Math.max(Math.min(most, ...rooms), 0);
  }

  take(entry: PointEntry): void {
    for (const { key } of this.#of(entry)) this.#used.set(key, (this.#used.get(key) ?? 0) + entry.counted);
  }
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Sorts entries by day and id, so that the result does not depend on the input order. */
function byDay(one: PointEntry, other: PointEntry): number {
  return compare(one.day, other.day) || compare(one.factId, other.factId);
}

type Group = [PointEntry, ...PointEntry[]];

/** Groups entries by event, without duplicates. Groups are in the order of their first entries. */
function byEvent(entries: readonly PointEntry[]): Group[] {
  const groups = new Map<Id, Group>();
  for (const entry of entries.toSorted(byDay)) {
    const key = entry.eventId === null ? entry.factId : `event ${entry.eventId}`;
    const group = groups.get(key);
    if (!group) groups.set(key, [entry]);
    else if (group.every(({ factId }) => factId !== entry.factId)) group.push(entry);
  }
  return [...groups.values()];
}

/** Returns the better of two entries: by counted points, then by worth, then the earlier one. */
function better(one: PointEntry, other: PointEntry): PointEntry {
  return (other.counted - one.counted || other.worth - one.worth) > 0 ? other : one;
}

/**
 * Computes a person's points. Signed entries count as signed, whatever the current rules and facts say; later facts, and later months of a
 * position, use what remains of the caps. Facts before the first year of study give nothing.
 */
export function pointsOf({ facts, rules, batch, signed }: PointInput): PointSummary {
  const use = new CapUse(rules);
  const signedEntries = signed.flatMap(({ entries }) => entries);
  for (const entry of signedEntries) use.take(entry);

  const signedOf = Map.groupBy(signedEntries, ({ factId }) => factId);
  const ofEvent = new Map<Id, number>();
  for (const { eventId, counted } of signedEntries) if (eventId !== null) ofEvent.set(eventId, (ofEvent.get(eventId) ?? 0) + counted);

  const begins = yearOfStudyStarts(rules, batch.admission_year, 0);
  const worth = facts
    .filter(({ day }) => day >= begins)
    .flatMap((fact) => {
      const before = signedOf.get(fact._id);
      return (before ? worthSince(fact, before, rules) : worthOf(fact, rules)) ?? [];
    });
  const counting = (entry: PointEntry) => {
    const signedBefore = ofEvent.get(entry.eventId ?? '') ?? 0;
    return { ...entry, counted: use.room(entry, entry.worth - signedBefore) };
  };
  const fresh = byEvent(worth).flatMap(([first, ...others]) => {
    const best = others.map(counting).reduce(better, counting(first));
    use.take(best);
    const rest = [first, ...others].filter(({ factId }) => factId !== best.factId);
    return [best, ...rest.map((entry) => ({ ...entry, countedBy: best.factId }))];
  });

  const entries = [...signedEntries, ...fresh];
  return {
    entries,
    segments: rules.segments.map((segment) => ({ segment, counted: sum(entries.filter(({ segmentId }) => segmentId === segment._id)) })),
    total: sum(entries),
  };
}

function sum(entries: readonly PointEntry[]): number {
  return entries.reduce((total, { counted }) => total + counted, 0);
}

/** Returns how many points each upcoming fact would add by itself, highest first. */
export function pointsOfUpcoming<Fact extends PointFact>(
  input: PointInput,
  upcoming: readonly Fact[],
): { readonly fact: Fact; readonly points: number }[] {
  const standing = pointsOf(input);
  const use = new CapUse(input.rules);
  for (const entry of standing.entries) use.take(entry);
  return upcoming
    .flatMap((fact) => {
      const entry = worthOf(fact, input.rules);
      const points = entry ? use.room(entry, entry.worth) : 0;
      return points > 0 ? [{ fact, points }] : [];
    })
    .toSorted((one, other) => other.points - one.points || compare(one.fact.day, other.fact.day) || compare(one.fact._id, other.fact._id));
}
