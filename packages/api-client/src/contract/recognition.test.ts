import { readFileSync } from 'node:fs';
import { POLICY, RECOGNITION_POLICY } from '@quad/domain/access';
import { describe, expect, it } from 'vitest';
import { activityPoints, pointRules } from './activityPoints.contract.ts';
import { approvals, flows } from './approvals.contract.ts';
import { callKey, type Endpoint, successOf } from './endpoint.ts';

const CALLS: readonly Endpoint[] = [approvals, flows, activityPoints, pointRules].flatMap((group): Endpoint[] => Object.values(group));

/** What the contract and the policy promise of these calls before they are served. */
describe('the calls of flows and points', () => {
  it('have a row of the policy each, and no row is without a call', () => {
    expect(CALLS.map(callKey).toSorted()).toEqual(Object.keys(RECOGNITION_POLICY).toSorted());
    expect(Object.keys(RECOGNITION_POLICY).filter((key) => key in POLICY)).toEqual([]);
  });

  it('are told of in the specification, with their row and their rule', () => {
    const pages = ['approvals', 'activity-points'].map((page) =>
      readFileSync(new URL(`../../../../docs/specification/${page}.md`, import.meta.url), 'utf8').replaceAll(/ +/g, ' '),
    );
    const missing = Object.entries(RECOGNITION_POLICY).filter(
      ([key, { row, rule }]) => !pages.some((page) => page.includes(`| \`${key}\` | ${row} | `) && page.includes(rule)),
    );
    expect(missing.map(([key]) => key)).toEqual([]);
  });

  it.each(CALLS.map((call) => [callKey(call), call] as const))(
    '%s answers who is not signed in and who may not, and has a success',
    (key, call) => {
      expect(Object.keys(call.answers)).toEqual(expect.arrayContaining(['401', '403']));
      expect(successOf(call).status).toBeLessThan(400);
      expect(key.includes(' /api/admin/')).toBe(RECOGNITION_POLICY[key]?.who === 'administrator');
      if (call.body) expect(Object.keys(call.answers)).toContain('400');
    },
  );

  it('say 412 wherever a version is sent', () => {
    const versioned = CALLS.filter(({ body }) => body && 'entries' in body && 'version' in (body.entries as object));
    expect(versioned.map(callKey).toSorted()).toEqual([
      'POST /api/approvals/{requestId}/steps/{stepId}/decision',
      'POST /api/approvals/{requestId}/steps/{stepId}/return',
      'PUT /api/points/claims/{claimId}',
    ]);
    expect(versioned.every(({ answers }) => '412' in answers)).toBe(true);
  });
});
