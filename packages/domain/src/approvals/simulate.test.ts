import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Decider } from './approver.ts';
import { decideStep, whoMayDecide } from './decide.ts';
import type { ApprovalFlow, ApprovalStep, Approver } from './flow.ts';
import { openSteps } from './progress.ts';
import { type ApprovalRequest, startFlow } from './request.ts';
import { simulateFlow } from './simulate.ts';

// docs/specification/approvals.md#approvals-simulation

const NOW = new Date('2026-11-20T09:30:00.000Z');
const holder = (_id: string, ...positionIds: string[]): Decider => ({ _id, role: 'STUDENT', positionIds });
const STEP = { parallel: false, quorum: 'any' as const, conditions: [], covers: [], promise: null };
const position = (position_id: string) => ({ kind: 'position' as const, position_id });

const flow = (...steps: ApprovalStep[]): ApprovalFlow => ({
  _id: 'f',
  version: 2,
  is_active: false,
  kind: 'activity-claim',
  name: 'Claims',
  steps,
});
const HEAD: ApprovalStep = { ...STEP, _id: 'hod', name: 'Head', approvers: [position('hod'), position('deputy-hod')] };
const DEANS: ApprovalStep = {
  ...STEP,
  _id: 'dean',
  name: 'Deans',
  approvers: [position('dean'), position('vice')],
  quorum: 'all',
  conditions: [{ fact: 'amount', above: 1000 }],
};
const open = (_id: string, amount: number, requestedBy = 'student') => ({ _id, subject: { amount }, requestedBy, about: [requestedBy] });

function simulate(people: readonly Decider[], ...requests: ReturnType<typeof open>[]) {
  const { steps, stuckIds } = simulateFlow(flow(HEAD, DEANS), { open: requests, directory: { people, deputies: [] }, now: NOW });
  return [...steps.map(({ requestIds, approvers }) => [requestIds, approvers.map(({ personIds }) => personIds)]), stuckIds];
}

describe('simulateFlow', () => {
  const people = [holder('head', 'hod'), holder('other', 'deputy-hod'), holder('dean', 'dean'), holder('vice', 'vice'), holder('nobody')];

  it('lists the requests and approvers of each step', () => {
    expect(simulate(people, open('cheap', 10), open('dear', 2000))).toEqual([
      [
        ['cheap', 'dear'],
        [['head'], ['other']],
      ],
      [['dear'], [['dean'], ['vice']]],
      [],
    ]);
    expect(simulate(people)).toEqual([[[], [[], []]], [[], [[], []]], []]);
  });

  it('lists the requests without an approver and marks vacant offices', () => {
    const batch = { program: 'B.Tech', admission_year: 2024 };
    const approvers: Approver[] = [
      { kind: 'adviser' },
      { kind: 'administrator' },
      { kind: 'role', role: 'PRESIDENT', scope: 'institute' },
      position('hod'),
      { kind: 'room-decider' },
      { kind: 'secretary' },
    ];
    const look = (...everybody: Decider[]) => {
      const made = flow({ ...STEP, _id: 'all', name: 'All', approvers });
      const requests = [2024, 2025].map((admission_year) => ({
        ...{ _id: String(admission_year), subject: { batch: { ...batch, admission_year } }, requestedBy: 'student', about: ['student'] },
      }));
      const { steps } = simulateFlow(made, { open: requests, directory: { people: everybody, deputies: [] }, now: NOW });
      return steps[0]?.approvers.map(({ missingIds, isVacant }) => [missingIds, isVacant]);
    };
    const both = ['2024', '2025'];
    expect(look()).toEqual([
      [both, true],
      [both, true],
      [both, true],
      [both, true],
      [both, false],
      [both, true],
    ]);
    const adviser: Decider = { _id: 'adviser', role: 'STUDENT', advises: [batch] };
    const administrator: Decider = { _id: 'office', role: 'PRESIDENT', isAdministrator: true };
    const sports: Decider = { _id: 'sports', role: 'GENSEC_SPORTS' };
    expect(look(adviser, administrator, sports, holder('head', 'hod'))).toEqual([
      [['2025'], false],
      [[], false],
      [[], false],
      [[], false],
      [both, false],
      [both, false],
    ]);
  });

  it.each<[string, Decider[], string[]]>([
    ['one office is vacant', [holder('head', 'hod'), holder('dean', 'dean')], ['dear']],
    ['one person holds both offices of a step', [holder('head', 'hod'), holder('dean', 'dean', 'vice')], ['dear']],
    ['one person would have to decide two steps', [holder('dean', 'hod', 'dean'), holder('vice', 'vice')], ['dear']],
    [
      'one person holds two offices and another person shares one of them',
      [holder('head', 'hod', 'dean'), holder('dean', 'hod'), holder('vice', 'vice')],
      [],
    ],
    ['the requester is the only office holder', [holder('student', 'hod')], ['cheap', 'dear']],
  ])('lists the requests that can never be approved when %s', (_, holders, stuck) => {
    expect(simulate(holders, open('cheap', 10), open('dear', 2000)).at(-1)).toEqual(stuck);
  });

  it('marks exactly the requests as stuck that no order of decisions can complete', () => {
    const offices = ['a', 'b', 'c'];
    const step = (_id: string) =>
      fc
        .record({
          approvers: fc.uniqueArray(fc.constantFrom(...offices), { minLength: 1 }),
          quorum: fc.constantFrom('any' as const, 'all' as const, 2),
        })
        .map(({ approvers, quorum }) => ({
          ...STEP,
          _id,
          name: _id,
          approvers: approvers.map(position),
          quorum: quorum === 2 ? Math.min(2, approvers.length) : quorum,
        }));
    const holders = fc.tuple(...['u', 'v', 'w', 'x'].map((id) => fc.subarray(offices).map((held) => holder(id, ...held))));

    fc.assert(
      fc.property(step('first'), step('second'), holders, (first, second, everybody) => {
        const directory = { people: everybody, deputies: [] };
        const made = flow(first, second);
        const canEnd = (request: ApprovalRequest): boolean =>
          request.status === 'approved' ||
          openSteps(request).some(({ step: { _id: stepId } }) =>
            whoMayDecide({ request, stepId, directory, now: NOW }).some(({ personId }) => {
              const next = decideStep({ request, stepId, personId, directory, now: NOW, version: request.version, verdict: 'approved' });
              return next.ok && canEnd(next.value);
            }),
          );
        const request = { _id: 'r', subject: {}, requestedBy: 'u', about: [] };
        const { stuckIds } = simulateFlow(made, { open: [request], directory, now: NOW });
        expect(stuckIds).toEqual(canEnd(startFlow({ ...request, flow: made, now: NOW })) ? [] : ['r']);
      }),
      { numRuns: 500 },
    );
  });
});
