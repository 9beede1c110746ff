import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Decider } from './approver.ts';
import { decideStep, whoMayDecide } from './decide.ts';
import type { ApprovalFlow, ApprovalStep, Approver } from './flow.ts';
import {
  approverKey,
  FLOW_KINDS,
  FLOW_RULES,
  type FlowKind,
  InstituteFlowInput,
  MAX_PROMISED_DAYS,
  promiseOf,
  SwitchFlowInput,
} from './instituteFlow.ts';
import { openSteps } from './progress.ts';
import { type ApprovalRequest, startFlow } from './request.ts';
import { simulateFlow } from './simulate.ts';
import { SHIPPED_FLOWS } from './specifiedFlows.ts';

// docs/specification/approvals.md#approvals-own

const NOW = new Date('2026-11-20T09:30:00.000Z');
const BATCH = { program: 'B.Tech', admission_year: 2024 };
const STEP = { _id: 'adviser', name: 'Adviser', approvers: [{ kind: 'adviser' }], quorum: 'any', promise: promiseOf(7) };

function errors(steps: unknown, change: object = {}): [string | null, string][] {
  return (v.safeParse(InstituteFlowInput, { kind: 'activity-claim', name: 'Claims', steps, ...change }).issues ?? []).map((issue) => [
    v.getDotPath(issue),
    issue.message,
  ]);
}
const ofStep = (change: object) => errors([STEP, { ...STEP, _id: 'second', ...change }]);
const UNIT_STEP = { ...STEP, _id: 'secretary', approvers: [{ kind: 'secretary' }] };
const ofUnits = (kind: FlowKind, change: object = {}) => errors([UNIT_STEP, { ...UNIT_STEP, _id: 'second', ...change }], { kind });

describe('InstituteFlowInput', () => {
  it('accepts the built-in flows and every office that may decide a claim', () => {
    for (const kind of FLOW_KINDS) expect(errors(SHIPPED_FLOWS[kind].steps, { kind })).toEqual([]);
    const approvers = [
      { kind: 'administrator' },
      { kind: 'position', position_id: 'dean' },
      { kind: 'role', role: 'PRESIDENT', scope: 'institute' },
    ];
    expect(ofStep({ approvers, quorum: 'all', conditions: [{ fact: 'points', above: 20 }], parallel: true })).toEqual([]);
  });

  it.each(FLOW_KINDS)('accepts every office allowed by the rule of %s', (kind) => {
    const { offices } = FLOW_RULES[kind];
    expect(errors([{ ...STEP, approvers: offices }], { kind })).toEqual([]);
  });

  it('accepts certificates without steps, and a budget condition by amount', () => {
    expect(errors([], { kind: 'certificates' })).toEqual([]);
    expect(ofUnits('budget', { conditions: [{ fact: 'amount', above: 50_000 }] })).toEqual([]);
  });

  it.each<[string, () => [string | null, string][], string, string]>([
    [
      'an adviser as an approver of budgets',
      () => ofUnits('budget', { approvers: [{ kind: 'adviser' }] }),
      'steps.1.approvers',
      'That office does not decide about this. Choose another one.',
    ],
    [
      'a budget step with a condition on points',
      () => ofUnits('budget', { conditions: [{ fact: 'points', above: 5 }] }),
      'steps.1.conditions',
      'No step of this flow can depend on that. Choose another condition, or none.',
    ],
    [
      'a condition with a negative amount',
      () => ofUnits('budget', { conditions: [{ fact: 'amount', above: -1 }] }),
      'steps.1.conditions.0.above',
      'Enter an amount from 0 to 1000000000.',
    ],
    [
      'a certificate step with a condition',
      () => ofUnits('certificates', { conditions: [{ fact: 'amount', above: 5 }] }),
      'steps.1.conditions',
      'No step of this flow can depend on that. Choose another condition, or none.',
    ],
    [
      'a certificate flow with more than four steps',
      () =>
        errors(
          Array.from({ length: 5 }, (_, index) => ({ ...UNIT_STEP, _id: String(index) })),
          { kind: 'certificates' },
        ),
      'steps',
      'This flow has 4 steps at most.',
    ],
    ['a flow for room requests', () => errors([STEP], { kind: 'room-request' }), 'kind', 'Choose what the flow is for.'],
    ['steps that are not a list', () => errors('all'), 'steps', 'A flow needs 1 to 20 steps.'],
  ])('rejects %s', (_, refused, field, message) => expect(refused()).toEqual([[field, message]]));

  it('requires the seen version to switch a flow on', () => {
    const input = { kind: 'budget', name: 'Budgets', steps: [UNIT_STEP] };
    expect(v.is(SwitchFlowInput, { ...input, version: 3 })).toBe(true);
    expect(v.safeParse(SwitchFlowInput, input).issues?.map(({ message }) => message)).toEqual(['Say which version was seen.']);
  });

  it.each([
    ['a flow without steps', () => errors([]), 'steps', 'A flow needs 1 to 6 steps.'],
    [
      'a flow with too many steps',
      () => errors(Array.from({ length: FLOW_RULES['activity-claim'].most + 1 }, (_, index) => ({ ...STEP, _id: String(index) }))),
      'steps',
      'A flow needs 1 to 6 steps.',
    ],
    ['a flow with a blank name', () => errors([STEP], { name: ' ' }), 'name', 'Enter a name.'],
    ['a step without a name', () => ofStep({ name: '' }), 'steps.1.name', 'Enter a name.'],
    ['a step without approvers', () => ofStep({ approvers: [] }), 'steps.1.approvers', 'Name 1 to 10 approvers for each step.'],
    ...[
      { kind: 'room-decider' },
      { kind: 'role', role: 'STUDENT', scope: 'institute' },
      { kind: 'role', role: 'CLUB_COORDINATOR', scope: 'unit' },
    ].map((approver): [string, () => [string | null, string][], string, string] => [
      `an office that may not decide a claim: ${JSON.stringify(approver)}`,
      () => ofStep({ approvers: [approver] }),
      'steps.1.approvers',
      'That office does not decide about this. Choose another one.',
    ]),
    [
      'a claim step with a condition on an amount',
      () => ofStep({ conditions: [{ fact: 'amount', above: 5 }] }),
      'steps.1.conditions',
      'No step of this flow can depend on that. Choose another condition, or none.',
    ],
    [
      'a condition with negative points',
      () => ofStep({ conditions: [{ fact: 'points', above: -1 }] }),
      'steps.1.conditions.0.above',
      'Enter points as a whole number from 0 to 100000.',
    ],
    ...[null, promiseOf(0), promiseOf(MAX_PROMISED_DAYS + 1)].map((promise): [string, () => [string | null, string][], string, string] => [
      `a promise of ${promise?.days} days`,
      () => ofStep({ promise }),
      'steps.1.promise',
      'Enter a whole number of days from 1 to 60.',
    ]),
    [
      'a flow in which every step has a condition',
      () => errors([{ ...STEP, conditions: [{ fact: 'points', above: 20 }] }]),
      'steps',
      'At least one step must be needed in every case.',
    ],
    ['two steps with the same id', () => errors([STEP, STEP]), 'steps', 'Two steps cannot have the same id.'],
  ])('rejects %s with an error on its field', (_, refused, field, message) => expect(refused()).toEqual([[field, message]]));
});

it.each([
  [7, { days: 7, reminder_days: 7, deputy_days: 14 }],
  [60, { days: 60, reminder_days: 60, deputy_days: 90 }],
])('sets a reminder and a later deputy day for a promise of %i days', (days, expected) => expect(promiseOf(days)).toEqual(expected));

it.each([
  [{ kind: 'role', role: 'PRESIDENT', scope: 'institute' }, 'role PRESIDENT institute'],
  [{ kind: 'position', position_id: 'dean' }, 'position dean'],
  [{ kind: 'administrator' }, 'administrator'],
] as const)('returns the list key of approver %j', (approver, key) => expect(approverKey(approver as Approver)).toBe(key));

describe('generated activity claim flows', () => {
  const PEOPLE: Decider[] = [
    { _id: 'adviser', role: 'STUDENT', advises: [BATCH] },
    { _id: 'dean', role: 'STUDENT', positionIds: ['dean'] },
    { _id: 'president', role: 'PRESIDENT' },
    { _id: 'office', role: 'STUDENT', isAdministrator: true },
    { _id: 'both', role: 'PRESIDENT', isAdministrator: true, positionIds: ['dean'] },
    { _id: 'student', role: 'STUDENT', isAdministrator: true, advises: [BATCH] },
  ];
  const approver = fc.constantFrom<ApprovalStep['approvers'][number]>(
    { kind: 'adviser' },
    { kind: 'administrator' },
    { kind: 'position', position_id: 'dean' },
    { kind: 'role', role: 'PRESIDENT', scope: 'institute' },
  );
  const step = fc.record({
    approvers: fc.uniqueArray(approver, { minLength: 1, maxLength: 3, selector: ({ kind }) => kind }),
    isAll: fc.boolean(),
    parallel: fc.boolean(),
    above: fc.option(fc.nat({ max: 40 })),
    days: fc.integer({ min: 1, max: MAX_PROMISED_DAYS }),
  });
  const inputs = fc.array(step, { minLength: 1, maxLength: FLOW_RULES['activity-claim'].most }).map(
    (made): InstituteFlowInput => ({
      kind: 'activity-claim',
      name: 'Claims',
      steps: made.map(({ approvers, isAll, parallel, above, days }, index) => ({
        ...{
          _id: `step-${index}`,
          name: `Step ${index}`,
          approvers,
          quorum: isAll ? 'all' : 'any',
          parallel,
          covers: [],
          promise: promiseOf(days),
        },
        conditions: above === null || index === 0 ? [] : [{ fact: 'points' as const, above }],
      })),
    }),
  );
  const asFlow = (input: InstituteFlowInput, version: number): ApprovalFlow => ({
    ...{ ...input, _id: 'activity-claim', version, is_active: true },
  });
  const directory = { people: PEOPLE, deputies: [] };
  const start = { _id: 'r', requestedBy: 'student', about: ['student'], now: NOW };

  /** The kinds of approvers that each person of the directory is. */
  const KINDS: Readonly<Record<string, readonly Approver['kind'][]>> = {
    adviser: ['adviser'],
    dean: ['position'],
    president: ['role'],
    office: ['administrator'],
    both: ['role', 'administrator', 'position'],
  };

  /** Decides everything that is open until nobody may decide any more. */
  function decideAll(request: ApprovalRequest, seed: number): { request: ApprovalRequest; by: Map<string, string[]> } {
    const by = new Map<string, string[]>();
    let current = request;
    for (let turn = seed; ; turn += 1) {
      const choices = openSteps(current).flatMap(({ step: { _id: stepId } }) =>
        whoMayDecide({ request: current, stepId, directory, now: NOW }).map(({ personId }) => ({ stepId, personId })),
      );
      const choice = choices[turn % Math.max(choices.length, 1)];
      const decided =
        choice && decideStep({ request: current, ...choice, directory, now: NOW, version: current.version, verdict: 'approved' });
      if (!choice || !decided?.ok) return { request: current, by };
      by.set(choice.stepId, [...(by.get(choice.stepId) ?? []), choice.personId]);
      current = decided.value;
    }
  }

  it('are parsed unchanged by InstituteFlowInput', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(v.parse(InstituteFlowInput, input)).toEqual(input);
      }),
    );
  });

  it('approve a claim by exactly the steps its points require, each by enough holders of its offices', () => {
    fc.assert(
      fc.property(inputs, fc.nat({ max: 60 }), fc.nat({ max: 100 }), (input, points, seed) => {
        const subject = { batch: BATCH, points };
        const { request, by } = decideAll(startFlow({ ...start, flow: asFlow(input, 2), subject }), seed);
        for (const { _id, approvers, quorum } of input.steps) {
          const people = by.get(_id) ?? [];
          // The claimant is in no row of KINDS.
          for (const person of people) expect(approvers.some(({ kind }) => KINDS[person]?.includes(kind))).toBe(true);
          if (request.status !== 'approved' || people.length === 0) continue;
          expect(people).toHaveLength(quorum === 'all' ? approvers.length : 1);
          if (quorum === 'all') for (const { kind } of approvers) expect(people.some((person) => KINDS[person]?.includes(kind))).toBe(true);
        }
        const all = [...by.values()].flat();
        expect(all).toHaveLength(new Set(all).size);
        if (request.status !== 'approved') return;
        const needed = input.steps.filter(({ conditions: [condition] }) => condition?.fact !== 'points' || points > condition.above);
        expect([...by.keys()].toSorted()).toEqual(needed.map(({ _id }) => _id).toSorted());
      }),
    );
  });

  it('are kept by a claim through all decisions, with their version', () => {
    fc.assert(
      fc.property(inputs, fc.nat({ max: 60 }), fc.nat({ max: 100 }), (input, points, seed) => {
        const subject = { batch: BATCH, points };
        const ended = decideAll(startFlow({ ...start, flow: asFlow(input, 2), subject }), seed).request;
        expect(ended.flow).toEqual(asFlow(input, 2));
        expect(ended.steps.map(({ stepId }) => stepId)).toEqual(input.steps.map(({ _id }) => _id));
      }),
    );
  });

  it('receive the same claims for each step in a simulation as in actual requests', () => {
    fc.assert(
      fc.property(inputs, fc.array(fc.nat({ max: 60 }), { maxLength: 8 }), (input, worths) => {
        const flow = asFlow(input, 2);
        const open = worths.map((points, index) => ({ ...start, _id: `r${index}`, subject: { batch: BATCH, points } }));
        const { steps } = simulateFlow(flow, { open, directory, now: NOW });
        const begun = open.map((each) => startFlow({ ...each, flow }));
        for (const { step: simulated, requestIds } of steps) {
          const expected = begun.filter((request) => request.steps.some((state) => state.stepId === simulated._id && state.isNeeded));
          expect(requestIds).toEqual(expected.map(({ _id }) => _id));
        }
      }),
    );
  });
});
