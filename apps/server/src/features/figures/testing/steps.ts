import fc from 'fast-check';

/** A write, or the passing of time. Numbers choose among the existing rows. */
export const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('plan' as const),
      start: fc.option(fc.integer({ min: -9000, max: 2000 })),
      hours: fc.option(fc.integer({ min: -2, max: 30 })),
      unit: fc.nat(1),
      category: fc.nat(1),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('join' as const), event: fc.nat(), person: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), event: fc.nat(), person: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      event: fc.nat(),
      start: fc.integer({ min: -9000, max: 2000 }),
      unit: fc.nat(1),
      category: fc.nat(1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), event: fc.nat(), back: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), event: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 900 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fold' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('achieve' as const), person: fc.nat(), verified: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('verify' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('claim' as const), person: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('endorse' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('appoint' as const),
      person: fc.nat(),
      status: fc.constantFrom('active' as const, 'completed' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('study' as const), person: fc.nat(), program: fc.constantFrom('B.Tech', 'PhD', null) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('request' as const), event: fc.nat(), approved: fc.boolean() }) },
);
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
/** A step of one kind. */
export type StepOf<Do extends Step['do']> = Extract<Step, { do: Do }>;

/** Included in every random history: an event that is counted already changes its month, participants and state. */
export const OVER_AND_CHANGED: Step[] = [
  { do: 'plan', start: -100, hours: 2, unit: 0, category: 0 },
  { do: 'join', event: 0, person: 0 },
  { do: 'join', event: 0, person: 1 },
  { do: 'wait', hours: 1 },
  { do: 'move', event: 0, start: -3000, unit: 1, category: 1 },
  { do: 'wait', hours: 1 },
  { do: 'leave', event: 0, person: 0 },
  { do: 'cancel', event: 0, back: false },
  { do: 'cancel', event: 0, back: true },
  { do: 'wait', hours: 1 },
  { do: 'delete', event: 0 },
];
