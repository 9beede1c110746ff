import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ApprovalSubject, Decider } from './approver.ts';
import { checkDecides, type Deputy, type Directory, decideStep, whoMayDecide } from './decide.ts';
import type { ApprovalFlow, ApprovalStep } from './flow.ts';
import { isApprover, officesOf } from './office.ts';
import { openSeats, openSteps } from './progress.ts';
import { type ApprovalRequest, STEP_VERDICTS, type StepVerdict, standingDecisions, startFlow, stepsOf } from './request.ts';
import { resubmit, returnForChanges } from './returned.ts';

const NOW = new Date('2026-11-20T09:30:00.000Z');
const PERSON_IDS = ['one', 'two', 'three', 'four', 'five', 'six'];
const OFFICES = ['a', 'b', 'c', 'd'];
const FIELDS = ['place', 'hours'];

const approver = fc.oneof(
  fc.record({ kind: fc.constant('position' as const), position_id: fc.constantFrom(...OFFICES) }),
  fc.constant({ kind: 'role' as const, role: 'PRESIDENT' as const, scope: 'institute' as const }),
);

const step = (id: number): fc.Arbitrary<ApprovalStep> =>
  fc
    .record({
      parallel: fc.boolean(),
      approvers: fc.array(approver, { minLength: 1, maxLength: 3 }),
      quorum: fc.constantFrom<ApprovalStep['quorum']>('any', 'all', 1, 2),
      conditions: fc.constantFrom<ApprovalStep['conditions']>([], [], [{ fact: 'amount', above: 100 }]),
      covers: fc.subarray(FIELDS),
      promise: fc.constantFrom(null, { days: 1, reminder_days: 1, deputy_days: 2 }),
    })
    .map((made) => ({
      ...made,
      _id: `step-${id}`,
      name: `Step ${id}`,
      quorum: typeof made.quorum === 'number' ? Math.min(made.quorum, made.approvers.length) : made.quorum,
    }));

const flows: fc.Arbitrary<ApprovalFlow> = fc
  .integer({ min: 1, max: 4 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => step(index))))
  .map((steps) => ({ _id: 'flow', version: 1, is_active: true, kind: 'activity-claim', name: 'Flow', steps }));

const person = (_id: string): fc.Arbitrary<Decider> =>
  fc.record({
    _id: fc.constant(_id),
    role: fc.constantFrom('STUDENT' as const, 'STUDENT' as const, 'PRESIDENT' as const),
    positionIds: fc.subarray(OFFICES),
  });

const deputy: fc.Arbitrary<Deputy> = fc
  .record({
    principalId: fc.constantFrom(...PERSON_IDS),
    deputyId: fc.constantFrom(...PERSON_IDS),
    length: fc.integer({ min: 1, max: 20 }),
  })
  .map(({ length, ...named }) => ({ ...named, from: NOW, until: at(length) }));

const directories: fc.Arbitrary<Directory> = fc.record({
  people: fc.tuple(...PERSON_IDS.map(person)),
  deputies: fc.array(deputy, { maxLength: 3 }),
});

const operation = fc.record({
  kind: fc.constantFrom('decide', 'decide', 'decide', 'decide', 'decide', 'decide', 'return', 'resubmit', 'handover', 'wait'),
  by: fc.constantFrom(...PERSON_IDS),
  step: fc.nat({ max: 3 }),
  verdict: fc.constantFrom(...STEP_VERDICTS, 'approved' as const, 'approved' as const),
  offices: fc.subarray(OFFICES),
  changed: fc.subarray(FIELDS),
  amount: fc.constantFrom(50, 150),
  isStale: fc.boolean(),
});
type Operation = typeof operation extends fc.Arbitrary<infer One> ? One : never;

function at(days: number): Date {
  return new Date(NOW.getTime() + days * 24 * 60 * 60 * 1000);
}

/** The test's own record of each decision: which approvers the principal was at that moment, by the directory. */
interface Witness {
  readonly stepId: string;
  readonly personId: string;
  readonly verdict: StepVerdict;
  readonly principal: string;
  readonly was: readonly boolean[];
  readonly at: string;
}

interface Run {
  readonly request: ApprovalRequest;
  readonly flow: ApprovalFlow;
  readonly directory: Directory;
  readonly now: Date;
  readonly witnesses: readonly Witness[];
}

const runs: fc.Arbitrary<Run> = fc
  .record({ flow: flows, directory: directories, operations: fc.array(operation, { maxLength: 40 }) })
  .map(play);

function play({ flow, directory: first, operations }: { flow: ApprovalFlow; directory: Directory; operations: readonly Operation[] }): Run {
  let directory = first;
  let request = startFlow({ _id: 'r', flow, subject: { amount: 150 }, requestedBy: 'one', about: ['two'], now: NOW });
  const witnesses: Witness[] = [];
  for (const [index, each] of operations.entries()) {
    const now = at(index / 4);
    const open = openSteps(request);
    const stepId = (open[each.step % Math.max(open.length, 1)]?.step ?? flow.steps[0])?._id ?? '';
    const version = request.version - (each.isStale && each.step === 0 ? 1 : 0);
    const question = { request, stepId, personId: each.by, directory, now, version };
    if (each.kind === 'decide') {
      const outcome = decideStep({ ...question, verdict: each.verdict });
      if (!outcome.ok) continue;
      expect(version).toBe(request.version);
      const made = outcome.value.steps.find((one) => one.stepId === stepId)?.decisions.at(-1);
      const principal = made?.principalId ?? each.by;
      const decider = directory.people.find(({ _id }) => _id === principal);
      const approvers = flow.steps.find(({ _id }) => _id === stepId)?.approvers ?? [];
      const { subject } = request;
      const was = approvers.map((one) => decider !== undefined && isApprover(decider, one, subject));
      witnesses.push({ stepId, personId: each.by, verdict: each.verdict, principal, was, at: now.toISOString() });
      request = outcome.value;
    } else if (each.kind === 'return') {
      const outcome = returnForChanges({ ...question, reason: 'Once more.' });
      if (outcome.ok) request = outcome.value;
    } else if (each.kind === 'resubmit') {
      const subject: ApprovalSubject = { amount: each.amount };
      const outcome = resubmit({ request, personId: 'one', version: request.version, subject, changed: each.changed, now });
      if (outcome.ok) request = outcome.value;
    } else if (each.kind === 'handover') {
      const people = directory.people.map((one) => (one._id === each.by ? { ...one, positionIds: each.offices } : one));
      directory = { ...directory, people };
    }
  }
  return { request, flow, directory, now: at(operations.length / 4), witnesses };
}

/** Tries every assignment of people to seats by brute force. */
function canSeat(seats: readonly number[], people: readonly (readonly boolean[])[]): boolean {
  const [seat, ...rest] = seats;
  if (seat === undefined) return true;
  return people.some((was, index) => was[seat] && canSeat(rest, people.toSpliced(index, 1)));
}

function subsets(size: number, count: number): number[][] {
  const all = Array.from({ length: 2 ** size }, (_, bits) =>
    Array.from({ length: size }, (__, seat) => seat).filter((seat) => bits & (1 << seat)),
  );
  return all.filter(({ length }) => length === count);
}

const THOROUGH = { numRuns: 400 };

describe('generated approval flows', () => {
  it('approve a request only if enough people in office at decision time approved each needed step', () => {
    fc.assert(
      fc.property(runs, ({ request, witnesses }) => {
        if (request.status !== 'approved') return;
        for (const { step, state } of stepsOf(request).filter(({ state }) => state.isNeeded)) {
          const approvals = standingDecisions(state).filter(({ verdict }) => verdict === 'approved');
          const people = approvals.map(({ at: moment }) => {
            const witness = witnesses.find((one) => one.stepId === step._id && one.at === moment);
            return witness?.was ?? [];
          });
          const needed = step.quorum === 'any' ? 1 : step.quorum === 'all' ? step.approvers.length : step.quorum;
          expect(subsets(step.approvers.length, needed).some((seats) => canSeat(seats, people))).toBe(true);
        }
      }),
      THOROUGH,
    );
  });

  it('reach each request status in more than five samples', () => {
    const statuses = fc.sample(runs, { numRuns: 400, seed: 1 }).map(({ request }) => request.status);
    for (const status of ['approved', 'rejected', 'open', 'returned'])
      expect(statuses.filter((one) => one === status).length, status).toBeGreaterThan(5);
  });

  it('record no decision by or on behalf of the requester or the person concerned', () => {
    fc.assert(
      fc.property(runs, ({ request }) => {
        const all = request.steps.flatMap(({ decisions }) => decisions.flatMap(({ personId, principalId }) => [personId, principalId]));
        expect(all.filter((one) => one === 'one' || one === 'two')).toEqual([]);
      }),
      THOROUGH,
    );
  });

  it('count no second decision of a person, including by a deputy', () => {
    fc.assert(
      fc.property(runs, ({ request }) => {
        const sides = request.steps
          .flatMap(standingDecisions)
          .flatMap(({ personId, principalId }) => (principalId ? [personId, principalId] : [personId]));
        expect(sides).toHaveLength(new Set(sides).size);
      }),
      THOROUGH,
    );
  });

  it('keep every accepted decision of a step, in order', () => {
    const textOf = ({ at: moment, personId, verdict }: Pick<Witness, 'at' | 'personId' | 'verdict'>) => `${moment} ${personId} ${verdict}`;
    fc.assert(
      fc.property(runs, ({ request, witnesses }) => {
        for (const { stepId, decisions } of request.steps)
          expect(decisions.map(textOf)).toEqual(witnesses.filter((one) => one.stepId === stepId).map(textOf));
      }),
      THOROUGH,
    );
  });

  it('accept a decision from exactly the people in whoMayDecide', () => {
    fc.assert(
      fc.property(flows, directories, (flow, directory) => {
        const request = startFlow({ _id: 'r', flow, subject: { amount: 150 }, requestedBy: 'one', about: ['two'], now: NOW });
        for (const { step: each } of openSteps(request)) {
          const question = { request, stepId: each._id, directory, now: NOW };
          const may = whoMayDecide(question).map(({ personId }) => personId);
          const can = PERSON_IDS.filter((personId) => decideStep({ ...question, personId, version: 1, verdict: 'approved' }).ok);
          expect(may).toEqual(can);
        }
      }),
    );
  });
});

describe('approval requests', () => {
  it('are found by exactly the people who may decide: by their office, and whether they are concerned or have decided', () => {
    fc.assert(
      fc.property(runs, ({ request, directory, now }) => {
        const seats = openSeats(request);
        const decisions = request.steps.flatMap(standingDecisions);
        const isOut = (id: string) => ['one', 'two', ...decisions.flatMap((each) => [each.personId, each.principalId])].includes(id);
        for (const { _id: personId, ...own } of directory.people) {
          const principals = directory.deputies
            .filter((each) => each.deputyId === personId && each.from <= now && now < each.until && !isOut(each.principalId))
            .flatMap(({ principalId }) => directory.people.filter(({ _id }) => _id === principalId && _id !== personId));
          const held = officesOf({ _id: personId, ...own });
          const isFound = seats.some(
            ({ office, deputies_from }) =>
              held.includes(office) ||
              (deputies_from !== null &&
                new Date(deputies_from) <= now &&
                principals.some((principal) => officesOf(principal).includes(office))),
          );
          const answers = openSteps(request).map(({ step: each }) => checkDecides({ request, stepId: each._id, personId, directory, now }));
          expect(answers.some(({ ok }) => ok)).toBe(isFound && !isOut(personId));
        }
      }),
      THOROUGH,
    );
  });

  it('keep the flow they started with', () => {
    fc.assert(
      fc.property(runs, ({ request, flow }) => {
        expect(request.flow).toEqual(flow);
        expect(request.steps.map(({ stepId }) => stepId)).toEqual(flow.steps.map(({ _id }) => _id));
      }),
    );
  });

  it('keep their flow and earlier decisions with each further decision', () => {
    fc.assert(
      fc.property(runs, ({ request, flow, directory, now }) => {
        for (const { step: each } of openSteps(request)) {
          for (const { personId } of whoMayDecide({ request, stepId: each._id, directory, now })) {
            const outcome = decideStep({
              request,
              stepId: each._id,
              personId,
              directory,
              now,
              version: request.version,
              verdict: 'approved',
            });
            if (!outcome.ok) throw new Error(outcome.refusal.message);
            const after = outcome.value;
            expect(after.flow).toEqual(flow);
            for (const state of request.steps)
              expect(after.steps.find(({ stepId }) => stepId === state.stepId)?.decisions.slice(0, state.decisions.length)).toEqual(
                state.decisions,
              );
          }
        }
      }),
    );
  });
});

describe('concurrent decisions', () => {
  it('accept the first, reject the second as stale, and lose none', () => {
    fc.assert(
      fc.property(flows, directories, fc.nat(), fc.nat(), (flow, directory, first, second) => {
        const seen = startFlow({ _id: 'r', flow, subject: { amount: 150 }, requestedBy: 'one', about: ['two'], now: NOW });
        const choices = openSteps(seen).flatMap(({ step: each }) =>
          whoMayDecide({ request: seen, stepId: each._id, directory, now: NOW }).map(({ personId }) => ({ stepId: each._id, personId })),
        );
        const [one, other] = [choices[first % Math.max(choices.length, 1)], choices[second % Math.max(choices.length, 1)]];
        if (!one || !other || one.personId === other.personId) return;

        // Simulates the server, which stores a result only if the version is still the same.
        let stored = seen;
        const send = ({ stepId, personId }: typeof one, version: number) => {
          const outcome = decideStep({ request: stored, stepId, personId, directory, now: NOW, version, verdict: 'approved' });
          if (outcome.ok) stored = outcome.value;
          return outcome;
        };
        expect(send(one, seen.version).ok).toBe(true);
        const late = send(other, seen.version);
        expect(late.ok).toBe(false);
        const again = send(other, stored.version);
        const decisions = stored.steps.flatMap(standingDecisions).map(({ personId }) => personId);
        expect(decisions.toSorted()).toEqual((again.ok ? [one.personId, other.personId] : [one.personId]).toSorted());
        if (!again.ok) expect(['ALREADY_DECIDED', 'FORBIDDEN']).toContain(again.refusal.code);
      }),
      THOROUGH,
    );
  });
});
