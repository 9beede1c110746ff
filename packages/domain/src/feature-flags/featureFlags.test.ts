import { describe, expect, it } from 'vitest';
import { POLICY, SCREEN_ROUTES } from '../access/index.ts';
import { FEATURE_FLAG_DESCRIPTIONS, FEATURE_FLAGS, featureFlagOfScreen, isEnabled } from './index.ts';

/** Returns the rows of the acceptance table whose calls belong to a feature. */
function rowsOf(part: string): string[] {
  const rows = Object.values(POLICY).flatMap((row) => (row.part === part ? [row.row] : []));
  return [...new Set(rows)].sort();
}

describe('feature flags', () => {
  it.each([
    ['registrations', ['E10', 'E11', 'E12', 'E9'], ['/check-in/:token', '/events/:id/participants']],
    ['rooms', ['M10', 'R5', 'R6', 'R9'], ['/rooms']],
    ['records', ['Q1', 'Q2', 'Q3', 'Q4'], ['/record/:token', '/record']],
    ['feeds', ['C2', 'C3'], []],
    ['push', ['N4'], []],
    ['public-pages', ['O1', 'O2'], []],
    [
      'money',
      ['B1', 'B2', 'B3', 'B4', 'M16', 'S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9'],
      ['/money', '/money/:unitId', '/money/claims/:id'],
    ],
    ['questions', ['E13', 'E14', 'E15'], ['/events/:id/questions', '/events/:id/answers']],
    ['series', ['J1', 'J2', 'J3', 'J4', 'J5'], []],
    ['surveys', ['E16', 'E17'], ['/events/:id/survey']],
    [
      'recognition',
      ['G1', 'G2', 'G3', 'G5', 'M13', 'M14', 'T1', 'T2', 'T3', 'T4', 'V1', 'V2', 'V3', 'X1', 'X2', 'Y1', 'Y2'],
      ['/approvals', '/accreditation', '/points'],
    ],
  ])('assign the expected policy rows and screens to %s', (part, rows, screens) => {
    expect(rowsOf(part)).toEqual(rows);
    expect(SCREEN_ROUTES.filter(({ path }) => featureFlagOfScreen(path) === part).map(({ path }) => path)).toEqual(screens);
  });

  it('have one description each and are exactly the flags that the policy uses', () => {
    expect(Object.keys(FEATURE_FLAG_DESCRIPTIONS)).toEqual([...FEATURE_FLAGS]);
    const said = new Set(Object.values(POLICY).flatMap(({ part }) => part ?? []));
    expect([...said].sort()).toEqual([...FEATURE_FLAGS].sort());
  });
});

describe('isEnabled', () => {
  it.each([
    [undefined, 'rooms', true],
    [[], 'rooms', true],
    [['push'], 'rooms', true],
    [['rooms'], 'rooms', false],
    [['rooms'], undefined, true],
    [[], 'money', true],
    [['recognition'], 'money', false],
  ] as const)('returns with the disabled features %j for %s: %s', (off, part, expected) => expect(isEnabled({ off }, part)).toBe(expected));
});
