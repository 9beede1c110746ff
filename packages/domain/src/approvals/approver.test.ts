import { describe, expect, it } from 'vitest';
import { type ApprovalSubject, type Decider, isNeeded } from './approver.ts';
import type { Approver, StepCondition } from './flow.ts';
import { isApprover, officeOf, officesOf } from './office.ts';

const ROBOTICS = { id: 'robotics', category: 'scitech' } as const;
const SUBJECT: ApprovalSubject = {
  unit: ROBOTICS,
  category: 'technical',
  roomDecider: 'GENSEC_SPORTS',
  batch: { program: 'B.Tech', admission_year: 2024 },
};

const coordinator: Decider = { _id: 'c', role: 'CLUB_COORDINATOR', unit: ROBOTICS };
const otherCoordinator: Decider = { _id: 'o', role: 'CLUB_COORDINATOR', unit: { id: 'chess', category: 'sports' } };
const sibling: Decider = { _id: 's', role: 'CLUB_COORDINATOR', unit: { id: 'rockets', category: 'scitech' } };
const scitech: Decider = { _id: 'g', role: 'GENSEC_SCITECH' };
const sports: Decider = { _id: 'h', role: 'GENSEC_SPORTS' };
const president: Decider = { _id: 'p', role: 'PRESIDENT' };
const treasurer: Decider = { _id: 't', role: 'STUDENT', positionIds: ['treasurer'] };
const adviser: Decider = { _id: 'a', role: 'STUDENT', advises: [{ program: 'B.Tech', admission_year: 2024 }] };
const otherAdviser: Decider = { _id: 'b', role: 'STUDENT', advises: [{ program: 'B.Tech', admission_year: 2025 }] };
const administrator: Decider = { _id: 'd', role: 'STUDENT', isAdministrator: true };
const EVERYBODY = [coordinator, otherCoordinator, sibling, scitech, sports, president, treasurer, adviser, otherAdviser, administrator];

describe('isApprover', () => {
  it.each<[Approver, string[]]>([
    [{ kind: 'role', role: 'PRESIDENT', scope: 'institute' }, ['p']],
    [{ kind: 'role', role: 'PRESIDENT', scope: 'category' }, []],
    [{ kind: 'role', role: 'CLUB_COORDINATOR', scope: 'institute' }, ['c', 'o', 's']],
    [{ kind: 'role', role: 'CLUB_COORDINATOR', scope: 'unit' }, ['c']],
    [{ kind: 'role', role: 'CLUB_COORDINATOR', scope: 'category' }, ['c', 's']],
    [{ kind: 'role', role: 'GENSEC_SCITECH', scope: 'unit' }, ['g']],
    [{ kind: 'role', role: 'GENSEC_SPORTS', scope: 'category' }, []],
    [{ kind: 'position', position_id: 'treasurer' }, ['t']],
    [{ kind: 'room-decider' }, ['h']],
    [{ kind: 'adviser' }, ['a']],
    [{ kind: 'administrator' }, ['d']],
    [{ kind: 'secretary' }, ['g']],
  ])('returns true for exactly the approvers described by %j', (approver, expected) => {
    expect(EVERYBODY.filter((decider) => isApprover(decider, approver, SUBJECT)).map(({ _id }) => _id)).toEqual(expected);
  });

  it.each<Approver>([
    { kind: 'role', role: 'CLUB_COORDINATOR', scope: 'unit' },
    { kind: 'role', role: 'CLUB_COORDINATOR', scope: 'category' },
    { kind: 'room-decider' },
    { kind: 'adviser' },
    { kind: 'secretary' },
  ])('returns false for %j when the subject has no unit, room or batch', (approver) => {
    expect(EVERYBODY.some((decider) => isApprover(decider, approver, {}))).toBe(false);
  });

  it('returns false for a coordinator whose unit is unknown', () => {
    const approver = { kind: 'role', role: 'CLUB_COORDINATOR', scope: 'category' } as const;
    expect(isApprover({ _id: 'c', role: 'CLUB_COORDINATOR' }, approver, SUBJECT)).toBe(false);
  });
});

describe('isNeeded', () => {
  const expensive: StepCondition = { fact: 'amount', above: 1000 };
  const national: StepCondition = { fact: 'level', at_least: 'national' };

  const many: StepCondition = { fact: 'points', above: 20 };

  it.each<[StepCondition[], ApprovalSubject, boolean]>([
    [[], {}, true],
    [[expensive], { amount: 1001 }, true],
    [[expensive], { amount: 1000 }, false],
    [[expensive], {}, false],
    [[national], { level: 'international' }, true],
    [[national], { level: ' National' }, true],
    [[national], { level: 'state' }, false],
    [[national], { level: '' }, false],
    [[national], {}, false],
    [[national], { level: 'Inter-hostel' }, true],
    [[many], { points: 21 }, true],
    [[many], { points: 20 }, false],
    [[many], { points: 0 }, false],
    // Claims from before this field was introduced have no known points.
    [[many], {}, true],
    [[many], { points: null }, true],
    [[many, national], { points: 21, level: 'state' }, false],
    [[expensive, national], { amount: 5000, level: 'state' }, false],
    [[expensive, national], { amount: 5000, level: 'national' }, true],
  ])('with conditions %j and subject %j returns %s', (conditions, subject, expected) =>
    expect(isNeeded({ conditions }, subject)).toBe(expected),
  );
});

describe('officeOf', () => {
  it.each<[Approver, string | undefined, string | undefined]>([
    [{ kind: 'role', role: 'PRESIDENT', scope: 'institute' }, 'role PRESIDENT', 'role PRESIDENT'],
    [{ kind: 'role', role: 'PRESIDENT', scope: 'unit' }, undefined, undefined],
    [{ kind: 'role', role: 'GENSEC_SCITECH', scope: 'unit' }, 'role GENSEC_SCITECH', undefined],
    [{ kind: 'role', role: 'GENSEC_SCITECH', scope: 'category' }, 'role GENSEC_SCITECH', undefined],
    [{ kind: 'role', role: 'GENSEC_SPORTS', scope: 'unit' }, undefined, undefined],
    [{ kind: 'role', role: 'CLUB_COORDINATOR', scope: 'unit' }, 'coordinator of unit robotics', undefined],
    [{ kind: 'role', role: 'CLUB_COORDINATOR', scope: 'category' }, 'coordinator in technical', undefined],
    [{ kind: 'position', position_id: 'treasurer' }, 'position treasurer', 'position treasurer'],
    [{ kind: 'room-decider' }, 'role GENSEC_SPORTS', undefined],
    [{ kind: 'adviser' }, 'adviser 2024 B.Tech', undefined],
    [{ kind: 'administrator' }, 'administrator', 'administrator'],
  ])('for approver %j returns %s', (approver, expected, without) => {
    expect([officeOf(approver, SUBJECT), officeOf(approver, {})]).toEqual([expected, without]);
  });

  it('returns undefined for the secretary of an independent unit', () => {
    expect(officeOf({ kind: 'secretary' }, { unit: { id: 'choir', category: 'independent' } })).toBeUndefined();
  });
});

describe('officesOf', () => {
  it('returns the offices of the unit and of its category for a coordinator', () => {
    expect(officesOf(coordinator)).toEqual(['role CLUB_COORDINATOR', 'coordinator of unit robotics', 'coordinator in technical']);
  });

  it('returns no office of a category for the coordinator of an independent unit', () => {
    expect(officesOf({ _id: 'c', role: 'CLUB_COORDINATOR', unit: { id: 'choir', category: 'independent' } })).toEqual([
      'role CLUB_COORDINATOR',
      'coordinator of unit choir',
    ]);
  });
});
