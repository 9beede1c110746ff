import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../testing/testApp.ts';
import { demonstration } from './demonstration.ts';

const TYPES = ['technical', 'cultural', 'sports', 'academic', 'other'];
const { people, holders, skills, userSkills, achievements } = demonstration({ now: TEST_NOW, institute: DEFAULT_INSTITUTE });
const studentId = people.find(({ email }) => email === 'student@campus.example')?.id;

function pendingOf(items: readonly { type: string; isPending: boolean }[]): number[] {
  return TYPES.map((type) => items.filter((item) => item.type === type && item.isPending).length);
}

describe('demo skills and achievements', () => {
  it('contain 40 skills, 10 proposals, 500 user skills and 300 achievements', () => {
    expect(skills.filter(({ endorsedAt }) => endorsedAt)).toHaveLength(40);
    expect(skills.filter(({ endorsedAt }) => !endorsedAt)).toHaveLength(10);
    expect(userSkills).toHaveLength(500);
    expect(achievements).toHaveLength(300);
  });

  it('give every endorser between 2 and 40 pending items of each kind', () => {
    const queues = [
      ...pendingOf(skills.map(({ type, endorsedAt }) => ({ type, isPending: !endorsedAt }))),
      ...pendingOf(userSkills.map(({ skillType: type, endorsedAt }) => ({ type, isPending: !endorsedAt }))),
      ...pendingOf(achievements.map(({ type, verifiedAt }) => ({ type, isPending: !verifiedAt }))),
    ];
    expect(queues).toHaveLength(15);
    expect(Math.min(...queues)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...queues)).toBeLessThanOrEqual(40);
  });

  it('give the student endorsed and pending entries', () => {
    const own = userSkills.filter(({ userId }) => userId === studentId);
    expect(own.map(({ endorsedAt }) => Boolean(endorsedAt))).toEqual([true, true, true, false, false]);
    const achieved = achievements.filter(({ userId }) => userId === studentId);
    expect(achieved.some(({ verifiedAt }) => verifiedAt)).toBe(true);
    expect(achieved.some(({ verifiedAt }) => !verifiedAt)).toBe(true);
  });

  it('are unique per user, dated in the past, and endorsed by another user with the right role', () => {
    const roles = new Map(people.map(({ id, role }) => [id, role]));
    expect(new Set(userSkills.map(({ userId, skillId }) => `${userId} ${skillId}`)).size).toBe(userSkills.length);
    const held = new Set(holders.map(({ userId, positionId }) => `${userId} ${positionId}`));
    const gained = userSkills.filter(({ positionId }) => positionId);
    expect(gained.some(({ userId }) => userId === studentId)).toBe(true);
    for (const { userId, positionId } of gained) expect(held).toContain(`${userId} ${positionId}`);
    const done = [
      ...userSkills.map(({ userId, skillType: type, createdAt, endorsedBy: by, endorsedAt: at }) => ({ userId, type, createdAt, by, at })),
      ...achievements.map(({ userId, type, createdAt, verifiedBy: by, verifiedAt: at }) => ({ userId, type, createdAt, by, at })),
    ];
    const endorserOf: Record<string, string> = {
      technical: 'GENSEC_SCITECH',
      cultural: 'GENSEC_CULTURAL',
      sports: 'GENSEC_SPORTS',
      academic: 'GENSEC_ACADEMIC',
      other: 'PRESIDENT',
    };
    for (const { userId, type, createdAt, by, at } of done) {
      expect(createdAt <= TEST_NOW).toBe(true);
      if (!by || !at) continue;
      expect(at >= createdAt && at <= TEST_NOW).toBe(true);
      expect(by).not.toBe(userId);
      expect(roles.get(by)).toBe(endorserOf[type]);
    }
    for (const { dateAchieved } of achievements) expect(dateAchieved <= '2026-11-20').toBe(true);
  });
});
