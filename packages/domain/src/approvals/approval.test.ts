import * as v from 'valibot';
import { expect, it } from 'vitest';
import { anApproval, PEOPLE, ROOM_REQUEST_FLOW, returnedApproval } from '../fixtures/index.ts';
import { describeApproval, StepDecisionBody } from './approval.ts';
import { startFlow } from './request.ts';

const shown = ({ steps }: ReturnType<typeof anApproval>) =>
  steps.map(({ name, place, may_decide, due_at }) => [name, place, may_decide, due_at]);

it('shows each step with its decisions, its deadline and whether the viewer may decide', () => {
  expect(shown(anApproval())).toEqual([
    ['Evidence', 'approved', false, null],
    ['Decision', 'open', true, '2026-11-21T04:30:00.000Z'],
  ]);
  expect(shown(anApproval({}, PEOPLE.student))[1]).toEqual(['Decision', 'open', false, '2026-11-21T04:30:00.000Z']);
  expect(anApproval().steps[0]?.decisions).toEqual([
    {
      verdict: 'approved',
      person: { _id: PEOPLE.scitech._id, personal_info: { name: 'Neha Krishnan' } },
      principal: null,
      at: '2026-11-18T04:30:00.000Z',
      reason: '',
      is_superseded: false,
    },
  ]);
});

it('shows the reason of a returned request and allows no decision', () => {
  const returned = returnedApproval();
  expect(returned).toMatchObject({
    status: 'returned',
    version: 3,
    returned: { by: { personal_info: { name: 'Kavya Subramanian' } }, reason: 'The certificate shows another day.' },
  });
  expect(shown(returned)).toEqual([
    ['Evidence', 'approved', false, null],
    ['Decision', 'waiting', false, null],
  ]);
});

it('shows the principal of a decision by a deputy, and no requester if there is none', () => {
  const now = new Date('2026-11-20T09:30:00.000Z');
  const request = startFlow({ _id: 'r', flow: ROOM_REQUEST_FLOW, subject: {}, requestedBy: null, about: [], now });
  const decision = { verdict: 'approved', personId: 'deputy', principalId: 'president', capacities: [0], at: now.toISOString() } as const;
  const decided = {
    ...request,
    steps: request.steps.map((state) => ({ ...state, decisions: [{ ...decision, reason: '', isSuperseded: false }] })),
  };
  const approval = describeApproval({
    request: decided,
    title: 'LH 1',
    subjectId: 's',
    requestedAt: now.toISOString(),
    personOf: (_id) => ({ _id, personal_info: { name: _id } }),
    viewerId: 'v',
    directory: { people: [], deputies: [] },
    now,
  });
  expect(approval).toMatchObject({
    requested_by: null,
    steps: [{ decisions: [{ person: { _id: 'deputy' }, principal: { _id: 'president' } }] }],
  });
});

it('requires a reason for a rejection, not for an approval', () => {
  const given = (verdict: string, reason?: string) => v.safeParse(StepDecisionBody, { version: 1, verdict, reason });
  for (const reason of [undefined, '', '  ']) {
    expect(given('approved', reason).success).toBe(true);
    const { issues = [] } = given('rejected', reason);
    expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([['reason', 'Enter why it is rejected.']]);
  }
  expect(given('rejected', 'Six hours are too few.').success).toBe(true);
});
