import { describe, expect, it } from 'vitest';
import type { Decider } from './approver.ts';
import type { ApprovalFlow } from './flow.ts';
import { simulateFlow } from './simulate.ts';

const NOW = new Date('2026-11-20T09:30:00.000Z');
const holder = (_id: string, ...positionIds: string[]): Decider => ({ _id, role: 'STUDENT', positionIds });
const STEP = { parallel: false, quorum: 'any' as const, conditions: [], covers: [], promise: null };
const position = (position_id: string) => ({ kind: 'position' as const, position_id });

const FLOW: ApprovalFlow = {
  _id: 'f',
  version: 2,
  is_active: false,
  kind: 'activity-claim',
  name: 'Claims',
  steps: [
    { ...STEP, _id: 'hod', name: 'Head', approvers: [position('hod'), position('deputy-hod')] },
    {
      ...STEP,
      _id: 'dean',
      name: 'Deans',
      approvers: [position('dean'), position('vice')],
      quorum: 'all',
      conditions: [{ fact: 'amount', above: 1000 }],
    },
  ],
};
const open = (_id: string, amount: number, requestedBy = 'student') => ({ _id, subject: { amount }, requestedBy, about: [requestedBy] });

function simulate(people: readonly Decider[], ...requests: ReturnType<typeof open>[]) {
  return simulateFlow(FLOW, { open: requests, directory: { people, deputies: [] }, now: NOW }).map(
    ({ requestIds, personIds, stuckIds }) => [requestIds, personIds, stuckIds],
  );
}

describe('simulateFlow', () => {
  const people = [holder('head', 'hod'), holder('other', 'deputy-hod'), holder('dean', 'dean'), holder('vice', 'vice'), holder('nobody')];

  it('says for each step which requests would go to it, and to whom', () => {
    expect(simulate(people, open('cheap', 10), open('dear', 2000))).toEqual([
      [['cheap', 'dear'], ['head', 'other'], []],
      [['dear'], ['dean', 'vice'], []],
    ]);
    expect(simulate(people)).toEqual([
      [[], [], []],
      [[], [], []],
    ]);
  });

  it('names what nobody could ever decide', () => {
    expect(simulate([holder('head', 'hod'), holder('dean', 'dean', 'vice')], open('dear', 2000), open('own', 10, 'head'))).toEqual([
      [['dear', 'own'], ['head'], ['own']],
      [['dear'], ['dean'], ['dear']],
    ]);
  });

  it('finds the way in which everybody decides for another office', () => {
    expect(simulate([holder('head', 'hod'), holder('both', 'dean', 'vice'), holder('dean', 'dean')], open('dear', 2000))[1]).toEqual([
      ['dear'],
      ['both', 'dean'],
      [],
    ]);
  });
});
