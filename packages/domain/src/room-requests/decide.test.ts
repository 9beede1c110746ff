import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Role } from '../access/roles.ts';
import { decideRoomRequest } from './decide.ts';
import type { RoomDecision } from './roomRequest.ts';

const PENDING = { status: 'Pending', requested_by: 'coordinator', reviewed_by: null } as const;
const PRESIDENT = { _id: 'president', role: 'PRESIDENT' } as const;

describe('decideRoomRequest', () => {
  it.each(['Approved', 'Rejected'] as const)('allows the president to set a pending request to %s', (decision) => {
    expect(decideRoomRequest({ request: PENDING, decision, reviewer: PRESIDENT })).toEqual({
      ok: true,
      value: { status: decision, reviewed_by: 'president' },
    });
  });

  it.each<Role>(['STUDENT', 'CLUB_COORDINATOR', 'GENSEC_SCITECH', 'GENSEC_ACADEMIC', 'GENSEC_CULTURAL', 'GENSEC_SPORTS'])(
    'refuses a decision by the role %s',
    (role) => {
      expect(decideRoomRequest({ request: PENDING, decision: 'Approved', reviewer: { _id: 'someone', role } })).toEqual({
        ok: false,
        refusal: { code: 'FORBIDDEN', message: 'Only the president can review room requests.' },
      });
    },
  );

  it('refuses a decision by the requester, even as president', () => {
    const request = { ...PENDING, requested_by: 'president' };
    expect(decideRoomRequest({ request, decision: 'Approved', reviewer: PRESIDENT })).toEqual({
      ok: false,
      refusal: { code: 'SELF_REVIEW', message: 'You cannot review a room request of your own.' },
    });
  });

  it.each([
    ['Approved', 'Rejected', 'president', 'This request was already Approved.'],
    ['Rejected', 'Approved', 'president', 'This request was already Rejected.'],
    ['Approved', 'Approved', 'predecessor', 'This request was already Approved.'],
    ['Approved', 'Approved', null, 'This request was already Approved.'],
  ] as const)('refuses to decide again on a request that is %s (decision %s, reviewed by %s)', (status, decision, reviewed_by, message) => {
    const request = { ...PENDING, status, reviewed_by };
    expect(decideRoomRequest({ request, decision, reviewer: PRESIDENT })).toMatchObject({
      ok: false,
      refusal: { code: 'ALREADY_DECIDED', message },
    });
  });

  it('is idempotent for the same decision by the same reviewer', () => {
    const request = { ...PENDING, status: 'Rejected', reviewed_by: 'president' } as const;
    expect(decideRoomRequest({ request, decision: 'Rejected', reviewer: PRESIDENT })).toEqual({
      ok: true,
      value: { status: 'Rejected', reviewed_by: 'president' },
    });
  });

  it('keeps only the first of several decisions', () => {
    const decisions = fc.array(
      fc.record({ decision: fc.constantFrom<RoomDecision>('Approved', 'Rejected'), reviewer: fc.constantFrom('one', 'two', 'three') }),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(decisions, (steps) => {
        let request: Parameters<typeof decideRoomRequest>[0]['request'] = PENDING;
        for (const { decision, reviewer } of steps) {
          const outcome = decideRoomRequest({ request, decision, reviewer: { _id: reviewer, role: 'PRESIDENT' } });
          if (outcome.ok) request = { ...request, ...outcome.value };
        }
        expect([request.status, request.reviewed_by]).toEqual([steps[0]?.decision, steps[0]?.reviewer]);
      }),
    );
  });

  it('allows the role that the catalog names and the president, but not another general secretary', () => {
    const decide = (role: Role) =>
      decideRoomRequest({ request: PENDING, decision: 'Approved', decider: 'GENSEC_CULTURAL', reviewer: { _id: 'someone', role } });
    expect(decide('GENSEC_CULTURAL')).toEqual({ ok: true, value: { status: 'Approved', reviewed_by: 'someone' } });
    expect(decide('PRESIDENT').ok).toBe(true);
    expect(decide('GENSEC_SPORTS')).toMatchObject({ refusal: { code: 'FORBIDDEN' } });
  });

  it.each(['Approved', 'Rejected'] as const)('refuses to set a released booking to %s', (decision) => {
    const request = {
      status: 'Rejected',
      requested_by: 'coordinator',
      reviewed_by: 'president',
      released_at: '2026-11-20T09:30:00.000Z',
    } as const;
    expect(decideRoomRequest({ request, decision, reviewer: PRESIDENT })).toMatchObject({
      ok: false,
      refusal: { code: 'ALREADY_DECIDED', message: 'This request was already Released.' },
    });
  });
});
