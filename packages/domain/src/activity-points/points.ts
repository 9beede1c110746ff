import type { Batch } from '../approvals/approver.ts';
import { folded } from '../fields/search.ts';
import type { Id } from '../identity/id.ts';
import { tenureOfDay } from '../positions/tenure.ts';
import type { ActivityClaimInput } from './claim.ts';
import type { PointFact } from './fact.ts';
import { type PointCriterion, type PointRules, type PointSegment, yearOfStudyStarts } from './rules.ts';

/** What somebody has for one thing: where it belongs, what it is worth, and how much of that the caps let count. */
export interface PointEntry {
  readonly factId: Id;
  /** The event, where it is about one: of one event the thing that gives most counts, and nothing else. */
  readonly eventId: Id | null;
  readonly segmentId: Id;
  readonly criterionId: Id;
  readonly day: string;
  /** The year that it counts in, like 2026-2027. */
  readonly year: string;
  readonly worth: number;
  readonly counted: number;
  /** What counts in its place: something else of the same event. */
  readonly countedBy: Id | null;
}

/** What was signed, as far as counting goes. */
export interface SignedEntries {
  readonly entries: readonly PointEntry[];
}

export interface SegmentPoints {
  readonly segment: PointSegment;
  readonly counted: number;
}

/** The points of somebody: each by itself, by segment and in all. What was signed comes first, as it was signed. */
export interface PointStanding {
  readonly entries: readonly PointEntry[];
  readonly segments: readonly SegmentPoints[];
  readonly total: number;
}

export interface PointInput {
  readonly facts: readonly PointFact[];
  readonly rules: PointRules;
  readonly batch: Batch;
  /** The terms whose signature stands. */
  readonly signed: readonly SignedEntries[];
}

/** Free text as it is compared: people write 'National', 'national ' and 'NATIONAL'. */
function plain(text: string): string {
  return folded(text.trim());
}

const plainLists = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Whether a list of the rules has a text that is plain already. Each list is made plain once: many students are counted by it. */
function isAmong(list: readonly string[], text: string): boolean {
  const known = plainLists.get(list) ?? new Set(list.map(plain));
  plainLists.set(list, known);
  return known.size === 0 || known.has(text);
}

/** A thing with its free texts as they are compared. */
function compared(fact: PointFact): PointFact {
  if (fact.kind === 'event') return { ...fact, category: plain(fact.category) };
  if (fact.kind === 'position') return { ...fact, positionType: plain(fact.positionType) };
  if (fact.kind === 'external') return fact;
  return { ...fact, type: plain(fact.type), level: plain(fact.level), position: plain(fact.position) };
}

function times(amount: number, per: number | null): number {
  return per === null ? 1 : Math.floor(amount / per);
}

/** How often a criterion counts a thing; 0 where it is about something else. */
function timesCounted(criterion: PointCriterion, fact: PointFact): number {
  if (criterion.kind === 'event' && fact.kind === 'event')
    return isAmong(criterion.categories, fact.category) ? times(fact.hours, criterion.per_hours) : 0;
  if (criterion.kind === 'achievement' && fact.kind === 'achievement') {
    const isMeant =
      isAmong(criterion.types, fact.type) && isAmong(criterion.levels, fact.level) && isAmong(criterion.positions, fact.position);
    return isMeant ? 1 : 0;
  }
  if (criterion.kind === 'position' && fact.kind === 'position')
    return isAmong(criterion.position_types, fact.positionType) ? times(fact.months, criterion.per_months) : 0;
  if (criterion.kind === 'external' && fact.kind === 'external')
    return criterion._id === fact.activity ? times(fact.hours, criterion.per_hours) : 0;
  return 0;
}

/** What of the rules says what a thing is worth. */
type CountingRules = Pick<PointRules, 'segments' | 'year_starts_in'>;

/** What a thing is worth before any cap: by the first criterion, in the order of the rules, that gives it points. */
export function worthOf(fact: PointFact, { segments, year_starts_in }: CountingRules): PointEntry | undefined {
  const plainFact = compared(fact);
  for (const segment of segments) {
    for (const criterion of segment.criteria) {
      const worth = timesCounted(criterion, plainFact) * criterion.points;
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
          countedBy: null,
        };
    }
  }
  return undefined;
}

/** What a claim would give before any cap; nothing where the rules do not count its activity. */
export function worthOfClaim(
  { activity, day, hours }: Pick<ActivityClaimInput, 'activity' | 'day' | 'hours'>,
  rules: CountingRules,
): number {
  return worthOf({ kind: 'external', _id: '', activity, day, hours }, rules)?.worth ?? 0;
}

/** How much of each cap is used. */
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

  /** How much more may count where the entry belongs, at most so much. */
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

/** Things in the order in which they count, whatever order they come in. */
function byDay(one: PointEntry, other: PointEntry): number {
  return compare(one.day, other.day) || compare(one.factId, other.factId);
}

type Group = [PointEntry, ...PointEntry[]];

/** Things as they count: each once, and together what is about one event. In the order of the first of each. */
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

/** Whichever of two gives more: what counts, else what it is worth, else what came first. */
function better(one: PointEntry, other: PointEntry): PointEntry {
  return (other.counted - one.counted || other.worth - one.worth) > 0 ? other : one;
}

/**
 * Counts somebody's points. What was signed counts as it was signed, whatever the rules or the facts are now; what is left of the caps is
 * for everything that came since. What happened before the first year of study gives nothing.
 */
export function pointsOf({ facts, rules, batch, signed }: PointInput): PointStanding {
  const use = new CapUse(rules);
  const kept = signed.flatMap(({ entries }) => entries);
  for (const entry of kept) use.take(entry);

  const isSigned = new Set(kept.map(({ factId }) => factId));
  const ofEvent = new Map<Id, number>();
  for (const { eventId, counted } of kept) if (eventId !== null) ofEvent.set(eventId, (ofEvent.get(eventId) ?? 0) + counted);

  const begins = yearOfStudyStarts(rules, batch.admission_year, 0);
  const worth = facts.filter(({ _id, day }) => day >= begins && !isSigned.has(_id)).flatMap((fact) => worthOf(fact, rules) ?? []);
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

  const entries = [...kept, ...fresh];
  return {
    entries,
    segments: rules.segments.map((segment) => ({ segment, counted: sum(entries.filter(({ segmentId }) => segmentId === segment._id)) })),
    total: sum(entries),
  };
}

function sum(entries: readonly PointEntry[]): number {
  return entries.reduce((total, { counted }) => total + counted, 0);
}

/** By how many points each of what is still to come would add to what somebody has: each by itself, the most first. */
export function whatWouldCount<Fact extends PointFact>(
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
