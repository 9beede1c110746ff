import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { anApproval, PEOPLE, ROOM_REQUEST_FLOW } from '../fixtures/index.ts';
import type { Decider } from './approver.ts';
import { deputiesOf } from './decide.ts';
import { checkDeputy, DeputyInput, holdsOffice } from './deputy.ts';
import { startFlow } from './request.ts';

// docs/specification/approvals.md#approvals-deputies
const input = { deputy_id: 'deputy', from: '2026-11-20', until: '2026-12-20' };
const president: Decider = { _id: 'president', role: 'PRESIDENT' };

it.each([
  [{}, []],
  [{ until: '2026-11-20' }, []],
  [{ until: '2027-11-20' }, []],
  [{ until: '2027-11-21' }, ['A deputy can stand in for a year at most.']],
  [{ until: '2026-11-19' }, ['The last day cannot come before the first.']],
  [{ from: 'AQf', until: 'V0azG3' }, ['Enter the date as YYYY-MM-DD.', 'Enter the date as YYYY-MM-DD.']],
  [{ deputy_id: '' }, ['Choose a deputy.']],
])('validates the deputy input %j with messages %j', (changed, said) => {
  const { issues = [] } = v.safeParse(DeputyInput, { ...input, ...changed });
  expect(issues.map(({ message }) => message)).toEqual(said);
});

describe('naming a deputy', () => {
  const naming = { principal: president, input, today: '2026-11-20', isCapable: true, hasPendingRequest: false };

  it('accepts another person who is eligible and has no pending request', () => {
    expect(checkDeputy(naming)).toEqual({ ok: true, value: 'deputy' });
  });

  it.each([
    [{ principal: { _id: 'student', role: 'STUDENT' } as const }, 'FORBIDDEN'],
    [{ input: { ...input, deputy_id: 'president' } }, 'SELF_APPOINTMENT'],
    [{ isCapable: false }, 'NOT_FOUND'],
    [{ today: '2026-12-21' }, 'INVALID'],
    [{ hasPendingRequest: true }, 'CONFLICT'],
  ])('rejects %j with %s', (changed, code) => {
    expect(checkDeputy({ ...naming, ...changed })).toMatchObject({ refusal: { code } });
  });

  it.each<[Decider, boolean]>([
    [{ _id: 's', role: 'STUDENT' }, false],
    [{ _id: 's', role: 'STUDENT', positionIds: ['treasurer'] }, true],
    [{ _id: 's', role: 'STUDENT', advises: [{ program: 'B.Tech', admission_year: 2024 }] }, true],
    [president, true],
  ])('checks whether the principal holds an office: %j', (decider, expected) => expect(holdsOffice(decider)).toBe(expected));
});

describe('deputiesOf', () => {
  const now = new Date('2026-11-20T09:30:00.000Z');
  const named = { principalId: 'president', deputyId: 'deputy', from: now, until: new Date('2026-12-20T18:30:00.000Z') };
  const request = startFlow({ _id: 'r', flow: ROOM_REQUEST_FLOW, subject: {}, requestedBy: 'asks', about: ['about'], now });
  const of = (changed: object, deputies = [named]) =>
    deputiesOf({ request, stepId: 'decision', directory: { people: [president], deputies }, now, ...changed });

  it('returns the deputy of an open step only if neither deputy nor principal is concerned', () => {
    expect(of({})).toEqual([named]);
    expect(of({ now: new Date('2026-12-20T18:30:00.000Z') })).toEqual([]);
    expect(of({}, [{ ...named, deputyId: 'asks' }])).toEqual([]);
    expect(of({}, [{ ...named, principalId: 'about' }])).toEqual([]);
    expect(of({}, [{ ...named, principalId: 'somebody' }])).toEqual([]);
    expect(of({ stepId: 'another' })).toEqual([]);
    expect(of({ request: { ...request, status: 'returned' } })).toEqual([]);
    expect(of({ request: { ...request, steps: request.steps.map((step) => ({ ...step, openedAt: null })) } })).toEqual([]);
    const decision = {
      verdict: 'approved',
      personId: 'x',
      principalId: null,
      capacities: [0],
      at: '',
      reason: '',
      isSuperseded: false,
    } as const;
    expect(of({ request: { ...request, steps: request.steps.map((step) => ({ ...step, decisions: [decision] })) } })).toEqual([]);
  });

  it('returns no deputies for steps without one', () => {
    expect(anApproval({}, PEOPLE.president).steps.map(({ deputies }) => deputies)).toEqual([[], []]);
  });
});
