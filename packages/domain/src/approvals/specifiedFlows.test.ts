import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../access/roles.ts';
import { decideEndorsement } from '../endorsements/endorse.ts';
import { knownSkillType } from '../endorsements/endorsedSkillType.ts';
import { ENDORSEMENT_FLOW, ROOM_REQUEST_FLOW } from '../fixtures/index.ts';
import { UNIT_CATEGORIES } from '../org-units/orgUnit.ts';
import { decideRoomRequest } from '../room-requests/decide.ts';
import { ROOM_DECISIONS, ROOM_REQUEST_STATUSES, type RoomRequestStatus } from '../room-requests/roomRequest.ts';
import { ROOM_DECIDERS } from '../rooms/room.ts';
import { SKILL_TYPES } from '../skills/skill.ts';
import type { Decider } from './approver.ts';
import { decideStep } from './decide.ts';
import { ApprovalFlow } from './flow.ts';
import { type ApprovalRequest, standingDecisions, startFlow } from './request.ts';

const NOW = new Date('2026-11-20T09:30:00.000Z');

it.each([ROOM_REQUEST_FLOW, ENDORSEMENT_FLOW])('accepts $name as a valid flow', (flow) =>
  expect(v.parse(ApprovalFlow, flow)).toEqual(flow),
);

/** Returns the request after somebody who could decide has decided. */
function decidedBy(request: ApprovalRequest, decider: Decider, verdict: 'approved' | 'rejected'): ApprovalRequest {
  const directory = { people: [decider], deputies: [] };
  const stepId = request.flow.steps[0]?._id ?? '';
  const outcome = decideStep({ request, stepId, personId: decider._id, verdict, directory, now: NOW, version: request.version });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.value;
}

describe('ROOM_REQUEST_FLOW and decideRoomRequest', () => {
  const VERDICTS = { Approved: 'approved', Rejected: 'rejected' } as const;
  const STATUSES = { open: 'Pending', approved: 'Approved', rejected: 'Rejected', returned: 'Pending' } as const;
  const cases = ROLES.flatMap((role) =>
    ROOM_DECIDERS.flatMap((decider) =>
      ROOM_REQUEST_STATUSES.flatMap((status) =>
        ROOM_DECISIONS.flatMap((decision) =>
          ['somebody', 'reviewer'].flatMap((requestedBy) =>
            (status === 'Pending' ? [null] : ['president', 'reviewer']).map((by) => ({ role, decider, status, decision, requestedBy, by })),
          ),
        ),
      ),
    ),
  );

  it.each(cases)(
    'agree for $role, room decider $decider, $status by $by, requested by $requestedBy: $decision',
    ({ role, decider, status, decision, requestedBy, by }) => {
      const reviewer = { _id: 'reviewer', role };
      const now = decideRoomRequest({
        request: { status, requested_by: requestedBy, reviewed_by: by },
        decision,
        decider,
        reviewer,
      });

      const pending = startFlow({
        _id: 'r',
        flow: ROOM_REQUEST_FLOW,
        subject: { roomDecider: decider },
        requestedBy: by === 'reviewer' && requestedBy === 'reviewer' ? null : requestedBy,
        about: [],
        now: NOW,
      });
      const request = {
        ...(status === 'Pending' ? pending : decidedBy(pending, { _id: by ?? '', role: 'PRESIDENT' }, VERDICTS[status])),
        requestedBy,
      };
      const question = { request, stepId: 'decision', personId: 'reviewer', directory: { people: [reviewer], deputies: [] }, now: NOW };
      const verdict = VERDICTS[decision];
      const flow = decideStep({ ...question, verdict, version: request.version });

      const isTheirs = request.steps.flatMap(standingDecisions).some((one) => one.personId === 'reviewer' && one.verdict === verdict);
      const isRepeat = !flow.ok && flow.refusal.code === 'ALREADY_DECIDED' && isTheirs;
      expect(flow.ok || isRepeat).toBe(now.ok);
      if (flow.ok && now.ok) expect(STATUSES[flow.value.status]).toBe(now.value.status);
      if (isRepeat && now.ok) expect(STATUSES[request.status]).toBe(now.value.status);
      if (!flow.ok && !now.ok) expect(flow.refusal.code).toBe(now.refusal.code);
    },
  );

  it('are compared for every role and status', () => {
    const seen = new Set(cases.map(({ role, status }) => `${role} ${status}`));
    expect(seen.size).toBe(ROLES.length * ROOM_REQUEST_STATUSES.length);
  });
});

describe('ENDORSEMENT_FLOW and decideEndorsement', () => {
  const units = [undefined, ...UNIT_CATEGORIES];
  const cases = ROLES.flatMap((role: Role) =>
    units.flatMap((unitCategory) =>
      [...SKILL_TYPES, null, 'magic'].flatMap((type) =>
        [false, true].flatMap((isEndorsed) =>
          ['somebody', 'endorser', null].map((ownerId) => ({ role, unitCategory, type, isEndorsed, ownerId })),
        ),
      ),
    ),
  );

  it.each(ROLES)('agree for role %s', (tested) => {
    for (const { role, unitCategory, type, isEndorsed, ownerId } of cases.filter(({ role }) => role === tested)) {
      const now = decideEndorsement({ item: { ownerId, type, isEndorsed }, endorser: { _id: 'endorser', role, unitCategory } });

      const endorser: Decider = { _id: 'endorser', role, unit: unitCategory ? { id: 'unit', category: unitCategory } : null };
      const pending = startFlow({
        _id: 'r',
        flow: ENDORSEMENT_FLOW,
        subject: { category: knownSkillType(type) },
        requestedBy: null,
        about: ownerId ? [ownerId] : [],
        now: NOW,
      });
      const request = isEndorsed ? decidedBy(pending, { _id: 'before', role: 'PRESIDENT' }, 'approved') : pending;
      const directory = { people: [endorser], deputies: [] };
      const flow = decideStep({
        request,
        stepId: 'endorsement',
        personId: 'endorser',
        verdict: 'approved',
        directory,
        now: NOW,
        version: request.version,
      });

      const said = `${role} ${unitCategory} ${type} ${isEndorsed} ${ownerId}`;
      expect(flow.ok, said).toBe(now.ok);
      if (flow.ok) expect(flow.value.status, said).toBe('approved');
      // A coordinator without a unit gets a separate code.
      else if (!now.ok) expect(flow.refusal.code, said).toBe(now.refusal.code === 'NO_UNIT' ? 'FORBIDDEN' : now.refusal.code);
    }
  });
});

/** The states of a room request that a flow covers; the release of a booking is not part of it. */
it('has exactly one decided room request status per decision', () => {
  const decided: RoomRequestStatus[] = ROOM_REQUEST_STATUSES.filter((status) => status !== 'Pending');
  expect(decided).toEqual([...ROOM_DECISIONS]);
});
