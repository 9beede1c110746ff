import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type ApprovalStep, FlowInput, stagesOf } from './flow.ts';

// docs/specification/approvals.md#approvals-flows

const STEP = { _id: 'dean', name: 'Dean', approvers: [{ kind: 'role', role: 'PRESIDENT', scope: 'institute' }], quorum: 'any' };
const FLOW = { kind: 'activity-claim', name: 'Claims', steps: [STEP] };

function errors(change: object, step: object = {}): [string | null, string][] {
  const flow = { ...FLOW, steps: [{ ...STEP, ...step }], ...change };
  return (v.safeParse(FlowInput, flow).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
}

describe('FlowInput', () => {
  it('accepts the required fields and fills in defaults for the rest', () => {
    expect(v.parse(FlowInput, FLOW).steps).toEqual([{ ...STEP, parallel: false, conditions: [], covers: [], promise: null }]);
  });

  it.each([
    ['an unknown kind of request', { kind: 'leave' }, {}, 'kind', 'Choose what the flow is for.'],
    ['a flow without steps', { steps: [] }, {}, 'steps', 'A flow needs 1 to 20 steps.'],
    ['two steps with the same id', { steps: [STEP, STEP] }, {}, 'steps', 'Two steps cannot have the same id.'],
    ['a step without approvers', {}, { approvers: [] }, 'steps.0.approvers', 'Name 1 to 10 approvers for each step.'],
    [
      'a step that needs more approvals than it has approvers',
      {},
      { quorum: 2 },
      'steps.0',
      'A step cannot need more approvals than it has approvers.',
    ],
    [
      'a reminder later than the day from which deputies may decide',
      {},
      { promise: { days: 3, reminder_days: 5, deputy_days: 4 } },
      'steps.0.promise',
      'The reminder comes before the deputies, or with them.',
    ],
    [
      'a promise of more than 90 days',
      {},
      { promise: { days: 91, reminder_days: 5, deputy_days: 5 } },
      'steps.0.promise.days',
      'Enter a whole number of days up to 90.',
    ],
    [
      'a flow in which every step has a condition',
      {},
      { conditions: [{ fact: 'amount', above: 1000 }] },
      'steps',
      'At least one step must be needed in every case.',
    ],
    [
      'an approver of an unknown kind',
      {},
      { approvers: [{ kind: 'person', user_id: 'u1' }] },
      'steps.0.approvers.0.kind',
      'Choose who decides.',
    ],
  ])('rejects %s', (_, change, step, field, message) => expect(errors(change, step)).toEqual([[field, message]]));
});

it.each([
  ['sequential steps', [false, false], [['1'], ['2']]],
  [
    'parallel steps in two stages',
    [false, true, false, true, true],
    [
      ['1', '2'],
      ['3', '4', '5'],
    ],
  ],
  ['a first step marked as parallel', [true, true], [['1', '2']]],
])('groups steps into stages: %s', (_, parallel, stages) => {
  const steps = parallel.map((each, index) => ({ ...STEP, _id: String(index + 1), parallel: each })) as unknown as ApprovalStep[];
  expect(stagesOf(steps).map((stage) => stage.map(({ _id }) => _id))).toEqual(stages);
});
