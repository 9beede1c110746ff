import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENT_LEVELS } from '../achievements/achievement.ts';
import { AICTE_RULES, KTU_RULES } from './examples.ts';
import type { PointFact } from './fact.ts';
import { type PointEntry, type PointInput, pointsOf, pointsOfUpcoming, worthOf, worthOfClaim } from './points.ts';
import { type PointRules, PointRulesInput, rulesFor } from './rules.ts';

// docs/specification/activity-points.md#activity-points-counting

const BATCH = { program: 'B.Tech', admission_year: 2024 };

const event = (id: string, change: object = {}): PointFact => ({
  kind: 'event',
  _id: `event.${id}`,
  eventId: id,
  category: 'technical',
  hours: 6,
  day: '2025-09-01',
  ...change,
});
const won = (id: string, change: object = {}): PointFact => ({
  kind: 'achievement',
  _id: `achievement.${id}`,
  eventId: null,
  type: 'technical',
  level: 'national',
  position: 'First',
  day: '2025-09-02',
  ...change,
});
const held = (id: string, change: object = {}): PointFact => ({
  kind: 'position',
  _id: `position.${id}`,
  positionType: 'Coordinator',
  months: 12,
  day: '2025-04-01',
  ...change,
});
const outside = (id: string, change: object = {}): PointFact => ({
  kind: 'external',
  _id: `claim.${id}`,
  activity: 'camp',
  hours: 80,
  day: '2025-12-01',
  ...change,
});

const RULES: PointRules = {
  _id: 'rules',
  version: 1,
  name: 'Points',
  source: 'Ordinance 12',
  program: 'B.Tech',
  admitted_from: 2024,
  admitted_to: null,
  valid_from: '2024-07-01',
  years: 4,
  year_starts_in: 7,
  minimum: 100,
  milestones: [],
  segments: [
    {
      _id: 'technical',
      name: 'Technical',
      cap: 30,
      year_cap: 12,
      minimum: 10,
      criteria: [
        {
          kind: 'achievement',
          _id: 'prize',
          name: 'Prize',
          points: 10,
          cap: null,
          types: ['technical'],
          levels: ['national'],
          positions: ['First'],
        },
        { kind: 'event', _id: 'workshop', name: 'Workshop', points: 1, cap: null, categories: ['technical'], per_hours: 2 },
      ],
    },
    {
      _id: 'service',
      name: 'Service',
      cap: 40,
      year_cap: null,
      minimum: 0,
      criteria: [
        { kind: 'external', _id: 'camp', name: 'Camp', points: 20, cap: 20, per_hours: 80 },
        { kind: 'position', _id: 'office', name: 'Office', points: 5, cap: 30, position_types: ['coordinator'], per_months: 6 },
        { kind: 'event', _id: 'any', name: 'Any event', points: 1, cap: null, categories: [], per_hours: null },
      ],
    },
  ],
};

const input = (facts: readonly PointFact[], change: Partial<PointInput> = {}): PointInput => ({
  facts,
  rules: RULES,
  batch: BATCH,
  signed: [],
  ...change,
});
const counted = (...facts: PointFact[]) =>
  pointsOf(input(facts)).entries.map((each) => `${each.factId} ${each.criterionId} ${each.counted}`);

it.each<[string, PointFact, string | undefined]>([
  ['an event by its hours', event('e'), 'workshop 3'],
  ['an event with an incomplete two-hour period', event('e', { hours: 7.9 }), 'workshop 3'],
  ['an event that is too short, by the next criterion', event('e', { hours: 1.5 }), 'any 1'],
  ['an event of another category, by the next criterion', event('e', { category: 'sports' }), 'any 1'],
  ['a prize', won('a'), 'prize 10'],
  ['a prize with different letter case and spaces in level and position', won('a', { level: ' National', position: 'FIRST ' }), 'prize 10'],
  ['a prize of another level', won('a', { level: 'state' }), undefined],
  ['a prize of another type', won('a', { type: 'sports' }), undefined],
  ['a prize for another position', won('a', { position: 'Second' }), undefined],
  ['a position by its months', held('p'), 'office 10'],
  ['a position with one complete half-year', held('p', { months: 11 }), 'office 5'],
  ['a position of too few months', held('p', { months: 5 }), undefined],
  ['a position of another type', held('p', { positionType: 'Member' }), undefined],
  ['an external activity', outside('c'), 'camp 20'],
  ['an external activity of too few hours', outside('c', { hours: 79 }), undefined],
  ['an external activity that is missing from the rules', outside('c', { activity: 'chess' }), undefined],
])('computes the criterion and points of %s', (_, fact, expected) => {
  const entry = worthOf(fact, RULES);
  expect(entry && `${entry.criterionId} ${entry.worth}`).toBe(expected);
});

it.each([
  ['camp', 160, 40],
  ['camp', 79, 0],
  ['chess', 160, 0],
])('values a claim of %s for %i hours at %i points regardless of caps', (activity, hours, expected) => {
  expect(worthOfClaim({ activity, hours, day: '2026-10-02' }, RULES)).toBe(expected);
});

describe('pointsOf', () => {
  it('sums points by segment and in total', () => {
    const { segments, total } = pointsOf(input([event('e'), won('a'), held('p'), outside('c')]));
    expect(segments.map(({ segment, counted: points }) => [segment._id, points])).toEqual([
      ['technical', 12],
      ['service', 30],
    ]);
    expect(total).toBe(42);
  });

  it('applies the yearly cap and counts earlier facts first', () => {
    expect(counted(won('late'), event('early'), won('next', { day: '2026-07-01' }))).toEqual([
      'event.early workshop 3',
      'achievement.late prize 9',
      'achievement.next prize 10',
    ]);
  });

  it('applies the caps of criteria and segments', () => {
    const offices = ['1', '2', '3', '4'].map((id) => held(id));
    expect(counted(outside('one'), outside('two'), ...offices)).toEqual([
      'position.1 office 10',
      'position.2 office 10',
      'position.3 office 10',
      'position.4 office 0',
      'claim.one camp 10',
      'claim.two camp 0',
    ]);
  });

  it('counts only the fact with the most points for each event', () => {
    expect(counted(event('e'), won('a', { eventId: 'e' }))).toEqual(['achievement.a prize 10', 'event.e workshop 0']);
    expect(counted(event('e', { hours: 40 }), won('a', { eventId: 'e' }))).toEqual(['event.e workshop 12', 'achievement.a prize 0']);
    expect(counted(event('e', { hours: 20 }), won('a', { eventId: 'e' }))).toEqual(['event.e workshop 10', 'achievement.a prize 0']);
    expect(pointsOf(input([event('e'), won('a', { eventId: 'e' })])).entries[1]).toMatchObject({ countedBy: 'achievement.a' });
  });

  it('counts another fact of the same event when a cap leaves no points for the better one', () => {
    const full = event('full', { hours: 24, day: '2025-08-01' });
    expect(counted(full, won('a', { eventId: 'e' }), event('e', { category: 'sports' }))).toEqual([
      'event.full workshop 12',
      'event.e any 1',
      'achievement.a prize 0',
    ]);
  });

  it('counts duplicate facts once', () => {
    expect(counted(outside('c'), outside('c'), event('e'), event('e'))).toEqual(['event.e workshop 3', 'claim.c camp 20']);
  });

  it('ignores facts from before the first year of study', () => {
    expect(counted(event('school', { day: '2024-06-30' }), event('first', { day: '2024-07-01' }))).toEqual(['event.first workshop 3']);
  });
});

describe('signed entries', () => {
  const signed = pointsOf(input([event('e'), outside('c')])).entries;
  const afterwards = (facts: PointFact[], rules = RULES) => pointsOf(input(facts, { rules, signed: [{ entries: signed }] }));

  it('keep their points when facts or rules change later', () => {
    expect(afterwards([]).total).toBe(23);
    expect(afterwards([event('e', { hours: 40 }), outside('c')]).total).toBe(23);
    const harder = { ...RULES, segments: RULES.segments.map((segment) => ({ ...segment, cap: 1, minimum: 0 })) };
    expect(afterwards([won('a')], harder).total).toBe(23);
    const without = { ...RULES, segments: RULES.segments.slice(0, 1) };
    expect(afterwards([won('a')], without).total).toBe(23 + 9);
  });

  it('use up the caps', () => {
    expect(afterwards([won('a'), outside('d')]).entries.slice(2)).toMatchObject([{ counted: 9 }, { counted: 0 }]);
  });

  it('reduce the points of a later fact of the same event to the difference', () => {
    expect(afterwards([won('a', { eventId: 'e', day: '2026-08-01' })]).entries.at(-1)).toMatchObject({ worth: 10, counted: 7 });
    expect(afterwards([won('a', { eventId: 'other', day: '2026-08-01' })]).entries.at(-1)).toMatchObject({ counted: 10 });
    const both = [...signed, ...pointsOf(input([won('a', { eventId: 'e' })])).entries];
    const again = pointsOf(input([won('b', { eventId: 'e', day: '2026-08-01' })], { signed: [{ entries: both }] }));
    expect(again.entries.at(-1)).toMatchObject({ worth: 10, counted: 0 });
  });
});

describe('a position that was still held when a term was signed', () => {
  const asOf = (months: number, signed: PointInput['signed'] = [], rules = RULES) =>
    pointsOf(input([held('p', { months })], { signed, rules }));
  const signing = (months: number) => [{ entries: asOf(months).entries }];

  it.each([
    [8, 11, 5],
    [8, 12, 10],
    [6, 12, 10],
    [12, 12, 10],
    [12, 6, 10],
  ])('after %i months gives for %i months: %i', (before, now, total) => {
    expect(asOf(now, signing(before)).total).toBe(total);
    expect(asOf(before, signing(before)).entries).toHaveLength(1);
  });

  it('gives no more once the months are signed as well, nor by another criterion or under other rules', () => {
    const second = asOf(12, signing(8));
    expect(second.entries).toMatchObject([
      { factId: 'position.p', worth: 5, counted: 5 },
      { factId: 'position.p', worth: 5, counted: 5 },
    ]);
    expect(asOf(12, [{ entries: second.entries }]).total).toBe(10);
    const everyMonth = { kind: 'position' as const, _id: 'month', name: 'Month', points: 1, cap: null, position_types: [], per_months: 1 };
    const changed = (criteria: PointRules['segments'][number]['criteria'], place: 'before' | 'after'): PointRules => ({
      ...RULES,
      segments: RULES.segments.map((each) => ({
        ...each,
        criteria: place === 'before' ? [...criteria, ...each.criteria] : [...each.criteria, ...criteria],
      })),
    });
    expect(asOf(11, signing(8), changed([everyMonth], 'after')).total).toBe(5);
    expect(asOf(11, signing(8), changed([everyMonth], 'before')).total).toBe(5);
  });

  it('gives nothing more if it counts once', () => {
    const once = {
      ...RULES,
      segments: RULES.segments.map((each) => ({
        ...each,
        criteria: each.criteria.map((one) => (one.kind === 'position' ? { ...one, per_months: null } : one)),
      })),
    };
    expect(asOf(12, [{ entries: asOf(1, [], once).entries }], once).total).toBe(5);
  });
});

describe('pointsOfUpcoming', () => {
  it('returns upcoming events with the points they would add, highest first', () => {
    const upcoming = [
      event('short', { day: '2026-01-01', hours: 2 }),
      event('b', { day: '2026-01-02', category: 'sports' }),
      event('long', { day: '2026-01-03', hours: 40 }),
      event('a', { day: '2026-01-02', category: 'sports' }),
      won('nothing', { level: 'state' }),
    ];
    expect(pointsOfUpcoming(input([event('e')]), upcoming).map(({ fact, points }) => [fact._id, points])).toEqual([
      ['event.long', 9],
      ['event.short', 1],
      ['event.a', 1],
      ['event.b', 1],
    ]);
    expect(pointsOfUpcoming(input([event('e', { hours: 24 })]), upcoming.slice(0, 1))).toEqual([]);
  });
});

describe('example rules', () => {
  const saved = (rules: PointRulesInput): PointRules => ({ ...rules, _id: 'r', version: 1 });
  const batch = { program: 'B.Tech', admission_year: 2022 };
  const total = (rules: PointRulesInput, facts: PointFact[]) => pointsOf({ facts, rules: saved(rules), batch, signed: [] }).total;

  it('give 20 AICTE points per activity once, and 100 for five activities', () => {
    const activities = ['aicte-schools', 'aicte-water', 'aicte-energy', 'aicte-food', 'aicte-waste'];
    const facts = activities.map((activity) => outside(activity, { activity, day: '2024-01-01' }));
    expect(total(AICTE_RULES, facts.slice(0, 1))).toBe(20);
    expect(total(AICTE_RULES, [...facts.slice(0, 1), outside('again', { activity: 'aicte-schools', day: '2024-02-01', hours: 200 })])).toBe(
      20,
    );
    expect(total(AICTE_RULES, facts)).toBe(100);
  });

  it.each([
    ['sports', 'college', '', 8],
    ['sports', 'district', 'Participant', 15],
    ['sports', 'state', '3rd', 30],
    ['sports', 'national', 'Second', 56],
    ['sports', 'international', 'Winner', 80],
    ['cultural', 'district', '', 12],
    ['cultural', 'state', '1st', 30],
    ['technical', 'national', '1st', 0],
  ])('give KTU points for type %s, level %s, position %j: %s', (type, level, position, points) => {
    expect(total(KTU_RULES, [won('a', { type, level, position, day: '2024-01-01' })])).toBe(points);
  });

  it('cap KTU points at 80 for sports, 40 for leadership and 60 for NSS', () => {
    const sports = ['1', '2'].map((id) => won(id, { type: 'sports', level: 'international', day: '2024-01-01' }));
    const offices = ['1', '2', '3'].map((id) => held(id, { day: '2024-01-01' }));
    const nss = ['1', '2'].map((id) => outside(id, { activity: 'ktu-nss', day: '2024-01-01' }));
    expect([total(KTU_RULES, sports), total(KTU_RULES, offices), total(KTU_RULES, nss)]).toEqual([80, 40, 60]);
  });
});

const cap = fc.option(fc.integer({ min: 1, max: 30 }), { nil: null });
const per = fc.option(fc.integer({ min: 1, max: 6 }), { nil: null });
const criterion = fc.oneof(
  fc.record({ kind: fc.constant('event' as const), categories: fc.subarray(['technical' as const, 'sports' as const]), per_hours: per }),
  fc.record({
    kind: fc.constant('achievement' as const),
    types: fc.subarray(['technical' as const, 'sports' as const]),
    levels: fc.subarray([...ACHIEVEMENT_LEVELS]),
    positions: fc.subarray(['First', 'Second']),
  }),
  fc.record({ kind: fc.constant('position' as const), position_types: fc.subarray(['Coordinator', 'Member']), per_months: per }),
  fc.record({ kind: fc.constant('external' as const), per_hours: per }),
);
const segment = (at: number) =>
  fc
    .record({
      cap,
      year_cap: cap,
      criteria: fc.array(fc.tuple(criterion, fc.integer({ min: 1, max: 20 }), cap), { minLength: 1, maxLength: 4 }),
    })
    .map((made) => ({
      _id: `s${at}`,
      name: `Segment ${at}`,
      cap: made.cap,
      year_cap: made.year_cap,
      minimum: 0,
      criteria: made.criteria.map(([what, points, most], index) => ({
        ...what,
        _id: `s${at}c${index}`,
        name: 'Criterion',
        points,
        cap: made.year_cap === null ? most : null,
      })),
    }));
const rulesets: fc.Arbitrary<PointRules> = fc
  .integer({ min: 1, max: 3 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => segment(at))))
  .map((segments) => ({ ...RULES, segments }));

const day = fc.constantFrom('2024-08-01', '2025-01-10', '2025-06-30', '2025-07-01', '2026-02-02', '2027-05-05');
const eventId = fc.constantFrom('e1', 'e2', 'e3', 'e4');
const fact: fc.Arbitrary<PointFact> = fc.oneof(
  fc
    .record({ eventId, category: fc.constantFrom('technical', 'sports', 'other'), hours: fc.integer({ min: 0, max: 20 }), day })
    .map((made) => ({ kind: 'event' as const, _id: `event.${made.eventId}`, ...made })),
  fc
    .record({
      id: fc.nat({ max: 20 }),
      eventId: fc.option(eventId, { nil: null }),
      type: fc.constantFrom('technical', 'sports'),
      level: fc.constantFrom(...ACHIEVEMENT_LEVELS),
      position: fc.constantFrom('First', 'Second', ''),
      day,
    })
    .map(({ id, ...made }) => ({ kind: 'achievement' as const, _id: `achievement.${id}`, ...made })),
  fc
    .record({ id: fc.nat({ max: 9 }), positionType: fc.constantFrom('Coordinator', 'Member'), months: fc.nat({ max: 12 }), day })
    .map(({ id, ...made }) => ({ kind: 'position' as const, _id: `position.${id}`, ...made })),
  fc
    .record({ id: fc.nat({ max: 9 }), activity: fc.constantFrom('s0c0', 's0c1', 's1c0', 's2c2'), hours: fc.nat({ max: 20 }), day })
    .map(({ id, ...made }) => ({ kind: 'external' as const, _id: `claim.${id}`, ...made })),
);
/** Unique by id, as in storage. */
const facts = fc.uniqueArray(fact, { selector: ({ _id }) => _id, maxLength: 25 });
const ofSeparateEvents = facts.map((inputs) => inputs.map((each) => ('eventId' in each ? { ...each, eventId: each._id } : each)));

function sumBy(entries: readonly PointEntry[], keyOf: (entry: PointEntry) => string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const entry of entries) sums.set(keyOf(entry), (sums.get(keyOf(entry)) ?? 0) + entry.counted);
  return sums;
}

/** Returns the caps of rules by what they limit. */
function capsOf({ segments }: PointRules): Map<string, number> {
  const caps = segments.flatMap((each) => [
    [each._id, each.cap] as const,
    ...['2024-2025', '2025-2026', '2026-2027'].map((year) => [`${each._id} ${year}`, each.year_cap] as const),
    ...each.criteria.map((one) => [one._id, one.cap] as const),
  ]);
  return new Map(caps.flatMap(([key, bound]) => (bound === null ? [] : [[key, bound] as const])));
}

const THOROUGH = { numRuns: 500 };

describe('pointsOf for generated rules and facts', () => {
  it('is tested with rules that PointRulesInput accepts', () => {
    fc.assert(
      fc.property(rulesets, (rules) => {
        expect(v.safeParse(PointRulesInput, rules).success).toBe(true);
      }),
    );
  });

  it('never exceeds the caps of criteria, segments and years, nor the worth of a fact', () => {
    fc.assert(
      fc.property(rulesets, facts, (rules, inputs) => {
        const { entries } = pointsOf(input(inputs, { rules }));
        const sums = new Map([
          ...sumBy(entries, ({ segmentId }) => segmentId),
          ...sumBy(entries, ({ segmentId, year }) => `${segmentId} ${year}`),
          ...sumBy(entries, ({ criterionId }) => criterionId),
        ]);
        for (const [key, bound] of capsOf(rules)) expect(sums.get(key) ?? 0).toBeLessThanOrEqual(bound);
        for (const { worth, counted: points } of entries) expect(points).toBeLessThanOrEqual(worth);
      }),
      THOROUGH,
    );
  });

  it('counts less than the worth only when a cap is reached or another fact of the event counts', () => {
    fc.assert(
      fc.property(rulesets, facts, (rules, inputs) => {
        const { entries } = pointsOf(input(inputs, { rules }));
        const bounds = capsOf(rules);
        const sums = [
          sumBy(entries, ({ segmentId }) => segmentId),
          sumBy(entries, ({ segmentId, year }) => `${segmentId} ${year}`),
          sumBy(entries, ({ criterionId }) => criterionId),
        ];
        for (const entry of entries.filter(({ worth, counted: points, countedBy }) => countedBy === null && points < worth)) {
          const keys = [entry.segmentId, `${entry.segmentId} ${entry.year}`, entry.criterionId];
          expect(keys.some((key, index) => sums[index]?.get(key) === bounds.get(key))).toBe(true);
        }
      }),
      THOROUGH,
    );
  });

  it('counts each fact and each event at most once', () => {
    fc.assert(
      fc.property(rulesets, facts, (rules, inputs) => {
        const { entries } = pointsOf(input([...inputs, ...inputs], { rules }));
        const ids = entries.map(({ factId }) => factId);
        const events = entries.flatMap(({ eventId, counted: points }) => (points > 0 && eventId) || []);
        expect(ids).toHaveLength(new Set(ids).size);
        expect(events).toHaveLength(new Set(events).size);
        expect(entries).toEqual(pointsOf(input(inputs, { rules })).entries);
      }),
      THOROUGH,
    );
  });

  it('is independent of the order of facts', () => {
    const shuffled = facts.chain((inputs) => fc.tuple(fc.constant(inputs), fc.shuffledSubarray(inputs, { minLength: inputs.length })));
    fc.assert(
      fc.property(rulesets, shuffled, (rules, [inputs, mixed]) => {
        expect(pointsOf(input(mixed, { rules }))).toEqual(pointsOf(input(inputs, { rules })));
      }),
      THOROUGH,
    );
  });

  it('never decreases when a fact of a separate event is added', () => {
    fc.assert(
      fc.property(rulesets, ofSeparateEvents, (rules, [more, ...inputs]) => {
        if (!more) return;
        expect(pointsOf(input([more, ...inputs], { rules })).total).toBeGreaterThanOrEqual(pointsOf(input(inputs, { rules })).total);
      }),
      THOROUGH,
    );
  });

  it('loses only the entry of a removed fact and changes no entry of another segment', () => {
    fc.assert(
      fc.property(rulesets, ofSeparateEvents, fc.nat(), (rules, inputs, at) => {
        const removed = inputs[at % Math.max(inputs.length, 1)];
        const { entries: before } = pointsOf(input(inputs, { rules }));
        const { entries: after } = pointsOf(
          input(
            inputs.filter((each) => each !== removed),
            { rules },
          ),
        );
        const lost = before.find(({ factId }) => factId === removed?._id);
        const idsOf = (entries: readonly PointEntry[]) => entries.map(({ factId }) => factId);
        expect(idsOf(after)).toEqual(idsOf(before.filter((entry) => entry !== lost)));
        const isElsewhere = ({ segmentId }: PointEntry) => segmentId !== lost?.segmentId;
        expect(after.filter(isElsewhere)).toEqual(before.filter(isElsewhere));
      }),
      THOROUGH,
    );
  });

  it('is 0 without facts', () => {
    fc.assert(
      fc.property(rulesets, (rules) => {
        expect(pointsOf(input([], { rules }))).toMatchObject({ entries: [], total: 0 });
      }),
    );
  });

  it('increases by the points that pointsOfUpcoming predicts', () => {
    const upcoming = fc.record({ category: fc.constantFrom('technical', 'sports'), hours: fc.nat({ max: 20 }) });
    fc.assert(
      fc.property(rulesets, facts, upcoming, (rules, inputs, next) => {
        const coming: PointFact = { kind: 'event', _id: 'event.next', eventId: 'next', day: '2028-01-01', ...next };
        const [would] = pointsOfUpcoming(input(inputs, { rules }), [coming]);
        const more = pointsOf(input([...inputs, coming], { rules })).total - pointsOf(input(inputs, { rules })).total;
        expect(would?.points ?? 0).toBe(more);
      }),
      THOROUGH,
    );
  });

  it('keeps signed entries unchanged and returns the same total when signatures are replayed', () => {
    fc.assert(
      fc.property(rulesets, rulesets, facts, facts, (rules, later, inputs, after) => {
        const first = pointsOf(input(inputs, { rules })).entries;
        const second = pointsOf(input(after, { rules: later, signed: [{ entries: first }] }));
        expect(second.entries.slice(0, first.length)).toEqual(first);
        const replayed = pointsOf(
          input([], { rules: later, signed: [{ entries: first }, { entries: second.entries.slice(first.length) }] }),
        );
        expect(replayed.total).toBe(second.total);
        const twice = pointsOf(input(after, { rules: later, signed: [{ entries: second.entries }] }));
        expect(twice.total).toBe(second.total);
      }),
      THOROUGH,
    );
  });

  it('ignores the rules of other batches', () => {
    const others = rulesets.chain((rules) =>
      fc
        .constantFrom<Partial<PointRules>>({ program: 'M.Tech' }, { admitted_from: 2025 }, { admitted_to: 2023, admitted_from: 2020 })
        .map((change) => ({
          ...rules,
          ...change,
          _id: 'other',
          version: 9,
          valid_from: '2026-01-01',
        })),
    );
    fc.assert(
      fc.property(rulesets, fc.array(others, { maxLength: 4 }), facts, (own, foreign, inputs) => {
        const count = (all: readonly PointRules[]) => {
          const rules = rulesFor(all, BATCH, '2026-11-20');
          return rules && pointsOf(input(inputs, { rules })).total;
        };
        expect(count([...foreign, own])).toBe(pointsOf(input(inputs, { rules: own })).total);
        expect(count(foreign)).toBeUndefined();
      }),
    );
  });
});
