import { describe, expect, it } from 'vitest';
import type { Decider } from './approver.ts';
import { checkDecides, type Deputy, type Directory, decideStep, whoMayDecide } from './decide.ts';
import type { ApprovalFlow, ApprovalStep } from './flow.ts';
import { openSeats, openSteps, progressOf, remindersDue } from './progress.ts';
import { type ApprovalRequest, type StepVerdict, startFlow } from './request.ts';
import { resubmit, returnForChanges } from './returned.ts';

// docs/specification/approvals.md#approvals-deputies
// docs/specification/approvals.md#approvals-returning

const NOW = new Date('2026-11-20T09:30:00.000Z');
const DAY = 24 * 60 * 60 * 1000;
const days = (count: number) => new Date(NOW.getTime() + count * DAY);

const holder = (_id: string, ...positionIds: string[]): Decider => ({ _id, role: 'STUDENT', positionIds });
const position = (position_id: string) => ({ kind: 'position' as const, position_id });

const STEP: ApprovalStep = {
  _id: 'hod',
  name: 'Head of department',
  parallel: false,
  approvers: [position('hod')],
  quorum: 'any',
  conditions: [],
  covers: [],
  promise: null,
};
const DEAN: ApprovalStep = { ...STEP, _id: 'dean', name: 'Dean', approvers: [position('dean')] };

const flow = (...steps: ApprovalStep[]): ApprovalFlow => ({
  _id: 'f',
  version: 1,
  is_active: true,
  kind: 'activity-claim',
  name: 'Claims',
  steps,
});
const start = (...steps: ApprovalStep[]) =>
  startFlow({ _id: 'r', flow: flow(...steps), subject: {}, requestedBy: 'asks', about: ['student'], now: NOW });

const PEOPLE = [holder('head', 'hod'), holder('second head', 'hod'), holder('dean', 'dean'), holder('both', 'hod', 'dean')];
const DIRECTORY: Directory = { people: PEOPLE, deputies: [] };

function decide(
  request: ApprovalRequest,
  stepId: string,
  personId: string,
  verdict: StepVerdict = 'approved',
  directory = DIRECTORY,
  now = NOW,
) {
  return decideStep({ request, stepId, personId, verdict, directory, now, version: request.version });
}

function decided(request: ApprovalRequest, stepId: string, personId: string, verdict: StepVerdict = 'approved'): ApprovalRequest {
  const outcome = decide(request, stepId, personId, verdict);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.value;
}

const places = (request: ApprovalRequest) => progressOf(request).map(({ step, place }) => `${step._id} ${place}`);
const names = (request: ApprovalRequest, stepId: string, directory = DIRECTORY, now = NOW) =>
  whoMayDecide({ request, stepId, directory, now }).map(({ personId }) => personId);

describe('approval steps', () => {
  it('run in order: the next one opens after the previous one is approved', () => {
    const request = start(STEP, DEAN);
    expect(places(request)).toEqual(['hod open', 'dean waiting']);
    expect(decide(request, 'dean', 'dean')).toMatchObject({
      refusal: { code: 'CONFLICT', message: 'Earlier steps have to be decided first.' },
    });
    const next = decided(request, 'hod', 'head');
    expect([next.status, next.version, ...places(next)]).toEqual(['open', 2, 'hod approved', 'dean open']);
    expect(decided(next, 'dean', 'dean').status).toBe('approved');
  });

  it('run in parallel when marked as parallel', () => {
    const request = start(STEP, { ...DEAN, parallel: true });
    expect(openSteps(request).map(({ step }) => step._id)).toEqual(['hod', 'dean']);
    const next = decided(request, 'dean', 'dean');
    expect([next.status, ...places(next)]).toEqual(['open', 'hod open', 'dean approved']);
    expect(decided(next, 'hod', 'head').status).toBe('approved');
  });

  it('are skipped when their condition is not met', () => {
    const request = start(STEP, { ...DEAN, conditions: [{ fact: 'amount', above: 1000 }] });
    expect(places(request)).toEqual(['hod open']);
    expect(decide(request, 'dean', 'dean')).toMatchObject({ refusal: { code: 'NOT_FOUND', message: 'This request has no such step.' } });
    expect(decide(request, 'registrar', 'dean')).toMatchObject({ refusal: { code: 'NOT_FOUND' } });
    expect(decided(request, 'hod', 'head').status).toBe('approved');
  });

  it('stop at the first rejection', () => {
    const request = decided(start(STEP, DEAN), 'hod', 'head', 'rejected');
    expect([request.status, ...places(request)]).toEqual(['rejected', 'hod rejected', 'dean waiting']);
    expect(decide(request, 'dean', 'dean')).toMatchObject({ refusal: { code: 'ALREADY_DECIDED', message: 'This was already decided.' } });
    expect(openSteps(request)).toEqual([]);
  });
});

describe('approval quorum', () => {
  const approvers = [position('a'), position('b'), position('c')];
  const directory = {
    people: [holder('A', 'a'), holder('B', 'b'), holder('C', 'c'), holder('A2', 'a'), holder('AB', 'a', 'b')],
    deputies: [],
  };
  const run = (quorum: ApprovalStep['quorum'], ...decisions: [string, StepVerdict][]) => {
    let request = start({ ...STEP, approvers, quorum });
    for (const [personId, verdict] of decisions) {
      const outcome = decide(request, 'hod', personId, verdict, directory);
      if (!outcome.ok) return outcome.refusal.message;
      request = outcome.value;
    }
    return request.status;
  };

  it.each<[ApprovalStep['quorum'], [string, StepVerdict][], string]>([
    ['any', [['B', 'approved']], 'approved'],
    ['any', [['B', 'rejected']], 'rejected'],
    [2, [['A', 'approved']], 'open'],
    [
      2,
      [
        ['A', 'approved'],
        ['C', 'approved'],
      ],
      'approved',
    ],
    [
      2,
      [
        ['A', 'rejected'],
        ['B', 'approved'],
        ['C', 'approved'],
      ],
      'approved',
    ],
    [
      2,
      [
        ['A', 'rejected'],
        ['B', 'rejected'],
      ],
      'rejected',
    ],
    [
      'all',
      [
        ['A', 'approved'],
        ['B', 'approved'],
      ],
      'open',
    ],
    [
      'all',
      [
        ['A', 'approved'],
        ['B', 'approved'],
        ['C', 'approved'],
      ],
      'approved',
    ],
    [
      'all',
      [
        ['A', 'approved'],
        ['B', 'rejected'],
      ],
      'rejected',
    ],
    [
      'all',
      [
        ['A', 'approved'],
        ['A2', 'approved'],
      ],
      'Somebody in the same office has already decided this step.',
    ],
    [
      'all',
      [
        ['A', 'approved'],
        ['A', 'approved'],
      ],
      'You have already decided about this.',
    ],
    [
      'all',
      [
        ['AB', 'approved'],
        ['A', 'approved'],
        ['C', 'approved'],
      ],
      'approved',
    ],
    [
      'all',
      [
        ['AB', 'approved'],
        ['A', 'approved'],
        ['B', 'approved'],
      ],
      'Somebody in the same office has already decided this step.',
    ],
  ])('with %s of three approvers and decisions %j returns %s', (quorum, decisions, expected) =>
    expect(run(quorum, ...decisions)).toBe(expected),
  );
});

describe('a decision is rejected', () => {
  it('when the person does not hold the office', () => {
    expect(decide(start(STEP), 'hod', 'dean')).toMatchObject({
      refusal: { code: 'FORBIDDEN', message: 'Somebody else has to decide this step.' },
    });
    expect(decide(start(STEP), 'hod', 'nobody')).toMatchObject({ refusal: { code: 'FORBIDDEN' } });
    expect(names(start(STEP), 'hod')).toEqual(['head', 'second head', 'both']);
  });

  it.each([
    ['about their own request', 'asks'],
    ['about a request that concerns them', 'student'],
  ])('when a person decides %s', (_, personId) => {
    const directory = { people: [...PEOPLE, holder(personId, 'hod')], deputies: [] };
    expect(decide(start(STEP), 'hod', personId, 'approved', directory)).toMatchObject({
      refusal: { code: 'SELF_REVIEW', message: 'You cannot decide about yourself or about your own requests.' },
    });
  });

  it('when the person already decided another step of the request', () => {
    const request = decided(start(STEP, DEAN), 'hod', 'both');
    expect(decide(request, 'dean', 'both')).toMatchObject({
      refusal: { code: 'ALREADY_DECIDED', message: 'You have already decided about this.' },
    });
    expect(names(request, 'dean')).toEqual(['dean']);
  });

  it('when it is based on a stale version', () => {
    const request = start(STEP, { ...DEAN, parallel: true });
    const next = decided(request, 'hod', 'head');
    const outcome = decideStep({
      request: next,
      stepId: 'dean',
      personId: 'dean',
      verdict: 'approved',
      directory: DIRECTORY,
      now: NOW,
      version: 1,
    });
    expect(outcome).toEqual({
      ok: false,
      refusal: { code: 'STALE', message: 'Somebody decided about this in the meantime. Check it again.' },
    });
  });

  it('after the office passed to another person, who may decide instead', () => {
    const request = start(STEP);
    const handed = { people: [holder('head'), holder('new head', 'hod')], deputies: [] };
    expect(decide(request, 'hod', 'head', 'approved', handed).ok).toBe(false);
    expect(decide(request, 'hod', 'new head', 'approved', handed).ok).toBe(true);
  });
});

describe('deputy', () => {
  const promise = { days: 3, reminder_days: 4, deputy_days: 5 };
  const named: Deputy = { principalId: 'head', deputyId: 'deputy', from: days(-1), until: days(10) };
  const directory = { people: [...PEOPLE, holder('deputy')], deputies: [named] };
  const right = (request: ApprovalRequest, now: Date, deputies = [named], personId = 'deputy') =>
    checkDecides({ request, stepId: 'hod', personId, directory: { ...directory, deputies }, now });

  it('may decide from the promised deputy day until the end of the appointment', () => {
    const request = start({ ...STEP, promise });
    expect([0, 4.99, 5, 9.99, 10].map((count) => right(request, days(count)).ok)).toEqual([false, false, true, true, false]);
    expect(right(start(STEP), NOW)).toEqual({ ok: true, value: { personId: 'deputy', principalId: 'head', capacities: [0] } });
    expect(right(start(STEP), days(-2), [named]).ok).toBe(false);
  });

  it('may not decide a step that is not open yet', () => {
    expect(checkDecides({ request: start(DEAN, STEP), stepId: 'hod', personId: 'deputy', directory, now: NOW }).ok).toBe(false);
  });

  it('is recorded in the decision together with the principal', () => {
    const outcome = decide(start(STEP), 'hod', 'deputy', 'approved', directory);
    expect(outcome.ok && outcome.value.steps[0]?.decisions).toMatchObject([{ personId: 'deputy', principalId: 'head' }]);
  });

  it('may not decide for a principal who is the requester', () => {
    const self = { ...named, principalId: 'asks' };
    const people = [...PEOPLE, holder('asks', 'hod'), holder('deputy')];
    const outcome = checkDecides({
      request: start(STEP),
      stepId: 'hod',
      personId: 'deputy',
      directory: { people, deputies: [self] },
      now: NOW,
    });
    expect(outcome).toMatchObject({ refusal: { code: 'SELF_REVIEW' } });
  });

  it('may not be represented by another deputy', () => {
    const chain = { ...named, principalId: 'deputy', deputyId: 'third' };
    expect(right(start(STEP), NOW, [named, chain], 'third')).toMatchObject({ refusal: { code: 'FORBIDDEN' } });
  });

  it('may not decide when another person is named instead', () => {
    const deputies = [{ ...named, deputyId: 'third' }];
    expect(right(start(STEP), NOW, deputies, 'third').ok).toBe(true);
    expect(right(start(STEP), NOW, deputies, 'deputy')).toMatchObject({ refusal: { code: 'FORBIDDEN' } });
  });

  it.each(['head', 'second head'])('decides by their own office if they hold it (%s as deputy of head)', (deputyId) => {
    expect(right(start(STEP), NOW, [{ ...named, deputyId }], deputyId)).toEqual({
      ok: true,
      value: { personId: deputyId, principalId: null, capacities: [0] },
    });
  });

  it('may not decide for a principal who already decided', () => {
    const approvers = [position('hod'), position('dean')];
    const request = decided(start({ ...STEP, approvers, quorum: 'all' }), 'hod', 'both');
    const deputies = [{ ...named, principalId: 'both' }];
    expect(right(request, NOW, deputies)).toMatchObject({
      refusal: { code: 'ALREADY_DECIDED', message: 'You have already decided about this.' },
    });
  });

  it('uses up the decision of the principal, who may not decide a later step', () => {
    const directory = { people: [...PEOPLE, holder('deputy')], deputies: [{ ...named, principalId: 'both' }] };
    const outcome = decide(start(STEP, DEAN), 'hod', 'deputy', 'approved', directory);
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    expect(decide(outcome.value, 'dean', 'both', 'approved', directory)).toMatchObject({
      refusal: { code: 'ALREADY_DECIDED', message: 'You have already decided about this.' },
    });
  });
});

describe('step reminders', () => {
  const request = start({ ...STEP, promise: { days: 3, reminder_days: 4, deputy_days: 5 } }, DEAN);

  it.each([
    [3.99, undefined, []],
    [4, undefined, ['hod']],
    [5, days(4), []],
    [4, days(3.99), ['hod']],
  ] as const)('are due after %s days, last reminded %j: %j', (count, remindedAt, expected) => {
    expect(remindersDue(request, { now: days(count), remindedAt }).map(({ step }) => step._id)).toEqual(expected);
  });

  it('are never due for a step without a promise', () => {
    expect(remindersDue(decided(request, 'hod', 'head'), { now: days(80), remindedAt: undefined })).toEqual([]);
    expect(openSteps(request)[0]?.deadlines).toEqual({ openedAt: NOW, dueAt: days(3), remindAt: days(4), deputiesFrom: days(5) });
  });
});

it('lists each open step, and the people who may decide it', () => {
  const request = decided(start(STEP, DEAN), 'hod', 'head');
  const waits = openSteps(request).map(({ step }) => {
    const may = whoMayDecide({ request, stepId: step._id, directory: DIRECTORY, now: NOW });
    return [step._id, may.map(({ personId }) => personId)];
  });
  expect(waits).toEqual([['dean', ['dean', 'both']]]);
});

describe('the offices that may decide now', () => {
  const BOTH = { ...STEP, approvers: [position('hod'), position('dean')], quorum: 'all' as const };
  const seat = (office: string) => ({ office: `position ${office}`, deputies_from: NOW.toISOString(), remind_at: null });

  it('are those of every approver of an open step, until one has decided', () => {
    const request = start(BOTH);
    expect(openSeats(request)).toEqual([seat('hod'), seat('dean')]);
    expect(openSeats(decided(request, 'hod', 'head'))).toEqual([seat('dean')]);
  });

  it('leave out an approver without an office, such as the coordinator of a missing unit', () => {
    const coordinator = { kind: 'role' as const, role: 'CLUB_COORDINATOR' as const, scope: 'unit' as const };
    expect(openSeats(start({ ...STEP, approvers: [coordinator, position('dean')] }))).toEqual([seat('dean')]);
  });
});

describe('returning a request for changes', () => {
  const evidence = { ...STEP, _id: 'evidence', covers: ['evidence'] };
  const hours = { ...DEAN, _id: 'hours', covers: ['hours'] };
  const last = {
    ...STEP,
    _id: 'last',
    approvers: [position('last')],
    conditions: [{ fact: 'amount' as const, above: 10 }],
    covers: ['place'],
    promise: { days: 3, reminder_days: 4, deputy_days: 5 },
  };
  const directory = { people: [...PEOPLE, holder('last', 'last')], deputies: [] };
  const begun = startFlow({
    _id: 'r',
    flow: flow(evidence, hours, last),
    subject: { amount: 20 },
    requestedBy: 'asks',
    about: ['asks'],
    now: NOW,
  });
  const halfway = decided(decided(begun, 'evidence', 'head'), 'hours', 'dean');
  const back = (request = halfway, reason = ' The place is missing. ') =>
    returnForChanges({ request, stepId: 'last', personId: 'last', directory, now: days(1), version: request.version, reason });
  const again = (changed: string[], change: object = {}, subject = { amount: 20 }) => {
    const returned = back();
    if (!returned.ok) throw new Error(returned.refusal.message);
    const request = returned.value;
    return resubmit({ request, personId: 'asks', version: request.version, subject, changed, now: days(2), ...change });
  };

  it('requires a reason, the right to decide and the current version', () => {
    expect(back(halfway, ' ')).toMatchObject({ refusal: { code: 'INVALID', fieldErrors: { reason: 'Enter what has to be changed.' } } });
    expect(back({ ...halfway, requestedBy: 'last' })).toMatchObject({ refusal: { code: 'SELF_REVIEW' } });
    const stale = returnForChanges({ request: halfway, stepId: 'last', personId: 'last', directory, now: NOW, version: 1, reason: 'x' });
    expect(stale).toMatchObject({ refusal: { code: 'STALE' } });
  });

  it('blocks decisions until the request is resubmitted', () => {
    const returned = back();
    expect(returned).toMatchObject({
      ok: true,
      value: { status: 'returned', version: 4, returned: { by: 'last', at: days(1).toISOString(), reason: 'The place is missing.' } },
    });
    if (!returned.ok) return;
    expect(places(returned.value)).toEqual(['evidence approved', 'hours approved', 'last waiting']);
    expect(decide(returned.value, 'last', 'last', 'approved', directory)).toMatchObject({
      refusal: { code: 'CONFLICT', message: 'This was returned for changes to the person who sent it.' },
    });
  });

  it.each<[string, string[], string[]]>([
    ['of no field', [], ['evidence approved', 'hours approved', 'last open']],
    ['of the place', ['place'], ['evidence approved', 'hours approved', 'last open']],
    ['of the hours', ['hours'], ['evidence approved', 'hours open', 'last waiting']],
    ['of the evidence', ['evidence'], ['evidence open', 'hours approved', 'last waiting']],
    ['of the evidence and the hours', ['evidence', 'hours'], ['evidence open', 'hours waiting', 'last waiting']],
  ])('reopens the steps affected by a change %s', (_, changed, expected) => {
    const outcome = again(changed);
    expect(outcome.ok && [outcome.value.status, outcome.value.returned, ...places(outcome.value)]).toEqual(['open', null, ...expected]);
  });

  it('marks earlier decisions as superseded and lets the same person decide again', () => {
    const outcome = again(['hours']);
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    expect(progressOf(outcome.value)[1]?.decisions).toMatchObject([{ personId: 'dean', isSuperseded: true }]);
    expect(decided(outcome.value, 'hours', 'dean').steps[1]?.decisions).toHaveLength(2);
  });

  it('restarts the deadlines of the open step at the time of the resubmission', () => {
    const outcome = again([]);
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    expect(openSteps(outcome.value).map(({ deadlines }) => deadlines)).toEqual([
      { openedAt: days(2), dueAt: days(5), remindAt: days(6), deputiesFrom: days(7) },
    ]);
  });

  it('skips a step that the changed request no longer needs', () => {
    const cheap = again(['amount'], {}, { amount: 5 });
    expect(cheap.ok && [cheap.value.status, ...places(cheap.value)]).toEqual(['approved', 'evidence approved', 'hours approved']);
  });

  it('adds a step that only the changed request needs', () => {
    const extra = { ...evidence, _id: 'extra', conditions: [{ fact: 'amount' as const, above: 50 }], covers: ['amount'] };
    const subject = { amount: 20 };
    const request = startFlow({ _id: 'r', flow: flow(extra, last), subject, requestedBy: 'asks', about: ['asks'], now: NOW });
    expect(places(request)).toEqual(['last open']);
    const returned = returnForChanges({ request, stepId: 'last', personId: 'last', directory, now: NOW, version: 1, reason: 'More.' });
    if (!returned.ok) throw new Error(returned.refusal.message);
    const change = { subject: { amount: 60 }, changed: ['amount'] };
    const outcome = resubmit({ request: returned.value, personId: 'asks', version: 2, ...change, now: NOW });
    expect(outcome.ok && places(outcome.value)).toEqual(['extra open', 'last waiting']);
  });

  it('reopens a step that another office must decide after the change', () => {
    const adviser = { ...STEP, approvers: [{ kind: 'adviser' as const }], covers: ['evidence'] };
    const advises = { ...holder('adviser'), advises: [{ program: 'B.Tech', admission_year: 2024 }] };
    const people = { people: [advises, ...PEOPLE], deputies: [] };
    const subject = { batch: { program: 'B.Tech', admission_year: 2024 } };
    const request = startFlow({ _id: 'r', flow: flow(adviser, DEAN), subject, requestedBy: 'asks', about: [], now: NOW });
    const first = decide(request, 'hod', 'adviser', 'approved', people);
    if (!first.ok) throw new Error(first.refusal.message);
    const returned = returnForChanges({
      request: first.value,
      stepId: 'dean',
      personId: 'dean',
      directory: people,
      now: NOW,
      version: 2,
      reason: 'Another year.',
    });
    if (!returned.ok) throw new Error(returned.refusal.message);
    const moved = { batch: { program: 'B.Tech', admission_year: 2025 } };
    const outcome = resubmit({ request: returned.value, personId: 'asks', version: 3, subject: moved, changed: [], now: NOW });
    expect(outcome.ok && places(outcome.value)).toEqual(['hod open', 'dean waiting']);
  });

  it.each([
    [
      'by a person other than the requester',
      { personId: 'head' },
      'FORBIDDEN',
      'Only the person who sent this can change it and send it again.',
    ],
    ['with a stale version', { version: 3 }, 'STALE', 'Somebody decided about this in the meantime. Check it again.'],
    ['of a request that was not returned', { request: halfway }, 'CONFLICT', 'Only a returned request can be changed and sent again.'],
  ])('rejects a resubmission %s', (_, change, code, message) => expect(again([], change)).toMatchObject({ refusal: { code, message } }));
});
