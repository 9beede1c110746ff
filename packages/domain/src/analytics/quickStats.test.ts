import { describe, expect, it } from 'vitest';
import { coordinatorStats, gensecStats, presidentStats, studentStats } from '../fixtures/index.ts';
import { analyticsKindOf } from './kind.ts';
import { quickStatsFor } from './quickStats.ts';

it.each([
  ['PRESIDENT', 'president'],
  ['GENSEC_SCITECH', 'gensec'],
  ['GENSEC_ROBOTICS', 'gensec'],
  ['CLUB_COORDINATOR', 'clubCoordinator'],
  ['STUDENT', 'student'],
  ['', 'student'],
  [null, 'student'],
  [undefined, 'student'],
  ['JANITOR', undefined],
  ['toString', undefined],
])('maps role %s to the analytics kind %s', (role, kind) => expect(analyticsKindOf(role)).toBe(kind));

describe('quickStatsFor', () => {
  it.each([
    ['STUDENT', studentStats(), ['Total Skills 7', 'Feedbacks Given 3', 'Total Achievements 4', 'Total PORs 2']],
    ['GENSEC_SPORTS', gensecStats(), ['Budget Used 412500 of 900000', 'Child Clubs 4', 'Pending Skills 5', 'Pending User Skills 12']],
    [
      'CLUB_COORDINATOR',
      coordinatorStats(),
      ['Budget Used 62500 of 225000', 'Total Events 18', 'Total Active Members 23', 'Pending Reviews 4'],
    ],
    [
      'PRESIDENT',
      presidentStats(),
      ['Total Budget 4200000', 'Budget Used 1840000 of 4200000', 'Pending Room Requests 9', 'Total Clubs 24'],
    ],
  ])('returns the four figures of %s', (role, stats, expected) => {
    const rows = quickStatsFor(role, stats) ?? [];
    expect(rows.map(({ label, value, of }) => `${label} ${value}${of === undefined ? '' : ` of ${of}`}`)).toEqual(expected);
  });

  it.each(['STUDENT', 'GENSEC_SPORTS', 'CLUB_COORDINATOR', 'PRESIDENT'])(
    'returns zeros for %s when the response omits the figures',
    (role) => {
      expect(quickStatsFor(role, {})?.map(({ value }) => value)).toEqual([0, 0, 0, 0]);
    },
  );

  it('links pending figures to the matching pending items', () => {
    const waits = ['STUDENT', 'GENSEC_SPORTS', 'CLUB_COORDINATOR', 'PRESIDENT'].map((role) =>
      quickStatsFor(role, {})?.flatMap(({ label, waits: kind, section }) => (label.startsWith('Pending') ? [kind, section] : [])),
    );
    const [rooms, achievements] = [
      ['room-request', undefined],
      ['achievement', undefined],
    ];
    expect(waits).toEqual([[], ['skill', undefined, 'user-skill', undefined], achievements, rooms]);
  });

  it('returns undefined for an unknown role', () => expect(quickStatsFor('JANITOR', studentStats())).toBeUndefined());
});
