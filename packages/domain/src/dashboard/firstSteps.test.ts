import { describe, expect, it } from 'vitest';
import { studentAnalytics } from '../fixtures/index.ts';
import { isNewStudent, stepsDone } from './firstSteps.ts';

const NOTHING = {
  participationTrend: [],
  skillCategories: [],
  eventPreferences: [],
  achievementStatus: [],
  engagement: { totalScore: 0 },
} as never;
const { analytics: fresh } = studentAnalytics(NOTHING);
const { analytics: ordinary } = studentAnalytics();

describe('isNewStudent', () => {
  it('returns true for a student without activity and false otherwise', () => {
    expect(isNewStudent(fresh)).toBe(true);
    expect(isNewStudent(ordinary)).toBe(false);
  });

  it.each([
    { engagement: { ...fresh.engagement, totalScore: 1 } },
    { participationTrend: [{ year: 2026, month: 11, count: 1 }] },
    { eventPreferences: [{ category: 'technical', count: 1 }] },
    { achievementStatus: [{ status: 'Pending' as const, count: 1 }] },
  ])('returns false with %j', (counted) => expect(isNewStudent({ ...fresh, ...counted })).toBe(false));

  it('ignores skills, but counts a month without participation as activity', () => {
    expect(isNewStudent({ ...fresh, skillCategories: [{ category: 'Robotics', count: 2 }] })).toBe(true);
    expect(isNewStudent({ ...fresh, participationTrend: [{ year: 2026, month: 11, count: 0 }] })).toBe(true);
  });
});

describe('stepsDone', () => {
  const analytics = { ...fresh, skillCategories: [{ category: 'Robotics', count: 2 }] };

  it.each([
    [{ analytics: fresh, follows: false, isRegistered: false }, []],
    [{ analytics, follows: false, isRegistered: false }, ['skill']],
    [{ analytics: fresh, follows: true, isRegistered: true }, ['follow', 'register']],
    [{ analytics, follows: true, isRegistered: true }, ['skill', 'follow', 'register']],
  ] as const)('returns the completed steps (case %#)', (input, done) => expect(stepsDone(input)).toEqual(done));
});
