import { describe, expect, it } from 'vitest';
import { confirmedEntries } from '../records/confirmedEntries.ts';
import { type ActivityRecords, monthsBetween, provenFacts } from './fact.ts';

const NOTHING: ActivityRecords = { attended: [], achievements: [], positions: [], claims: [] };
const event = { id: 'e', category: 'technical', day: '2026-09-01', hours: 6, isCancelled: false };
const achievement = {
  id: 'a',
  eventId: 'e',
  type: 'technical',
  level: 'national',
  position: 'First',
  achievedOn: '2026-10-01',
  isVerified: true,
};
const position = { id: 'p', positionType: 'Coordinator', tenure: '2026-2027', status: 'active' as const, appointedOn: null };
const claim = { id: 'c', activity: 'nss', day: '2026-08-15', hours: 80, isApproved: true };
const AT = { today: '2026-11-20', yearStartsIn: 4 };

const proven = (records: Partial<ActivityRecords>) => provenFacts({ ...NOTHING, ...records }, AT);

describe('provenFacts', () => {
  it('returns one fact per event, achievement, position and claim with the data for its points', () => {
    expect(proven({ attended: [event], achievements: [achievement], positions: [position], claims: [claim] })).toEqual([
      { kind: 'event', _id: 'event.e', eventId: 'e', category: 'technical', day: '2026-09-01', hours: 6 },
      {
        kind: 'achievement',
        _id: 'achievement.a',
        eventId: 'e',
        type: 'technical',
        level: 'national',
        position: 'First',
        day: '2026-10-01',
      },
      { kind: 'position', _id: 'position.p', positionType: 'Coordinator', months: 7, day: '2026-04-01' },
      { kind: 'external', _id: 'claim.c', activity: 'nss', day: '2026-08-15', hours: 80 },
    ]);
  });

  it.each<[string, Partial<ActivityRecords>]>([
    ['a canceled event', { attended: [{ ...event, isCancelled: true }] }],
    ['an achievement whose verification is missing or was withdrawn', { achievements: [{ ...achievement, isVerified: false }] }],
    ['a position that was ended early', { positions: [{ ...position, status: 'terminated' }] }],
    ['a claim that is not approved', { claims: [{ ...claim, isApproved: false }] }],
  ])('excludes %s', (_, records) => expect(proven(records)).toEqual([]));

  it('returns the same entries as confirmedEntries', () => {
    const attended = [event, { ...event, id: 'e2', isCancelled: true }];
    const achievements = [achievement, { ...achievement, id: 'a2', isVerified: false }];
    const positions = [
      position,
      { ...position, id: 'p2', status: 'terminated' as const },
      { ...position, id: 'p3', status: 'completed' as const },
    ];
    const record = confirmedEntries({
      skills: [],
      achievements: achievements.map((one) => ({ ...one, title: '' })),
      positions: positions.map((one) => ({ ...one, title: '', unit: '' })),
      attended: attended.map((one) => ({ ...one, title: '', unit: '' })),
    });
    const ids = proven({ attended, achievements, positions }).map(({ _id }) => _id);
    expect(ids.toSorted()).toEqual(record.map(({ _id }) => _id).toSorted());
  });

  it.each([
    ['2026-2027', null, '2026-04-30', 1],
    ['2026-2027', null, '2027-03-31', 12],
    ['2026-2027', null, '2028-01-01', 12],
    ['2026-2027', '2026-07-15', '2028-01-01', 8],
    ['2026-2027', '2026-07-15', '2026-08-14', 1],
    ['2026-2027', '2026-07-15', '2026-08-13', 0],
    ['2027-2028', null, '2026-11-20', 0],
    ['2026-2027', '2026-01-10', '2027-04-01', 12],
    ['2026-2027', '2025-12-20', '2026-05-01', 1],
  ])('counts the months of a position in tenure %s, appointed on %s, as of %s: %s', (tenure, appointedOn, today, months) => {
    const [fact] = provenFacts({ ...NOTHING, positions: [{ ...position, tenure, appointedOn }] }, { today, yearStartsIn: 4 });
    expect(fact).toMatchObject({ months });
  });
});

it('dates a position from its tenure, if the person was appointed before that', () => {
  const [early] = proven({ positions: [{ ...position, appointedOn: '2026-02-10' }] });
  expect(early).toMatchObject({ day: '2026-04-01', months: 7 });
  const [late] = proven({ positions: [{ ...position, appointedOn: '2026-06-10' }] });
  expect(late).toMatchObject({ day: '2026-06-10', months: 5 });
});

it.each([
  ['2026-01-31', '2026-02-28', 0],
  ['2026-01-15', '2026-02-15', 1],
  ['2025-12-01', '2027-01-01', 13],
  ['2026-05-01', '2026-04-01', 0],
])('counts whole months from %s to %s: %s', (from, until, months) => expect(monthsBetween(from, until)).toBe(months));
