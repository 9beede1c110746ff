import { commentPreview } from '@quad/domain/feedback';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../testing/testApp.ts';
import { demonstration } from './demonstration.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const made = demonstration({ now: TEST_NOW, institute: DEFAULT_INSTITUTE });
const { feedback, feedbackAuthors, people, units, events, positions } = made;
const ownUnitId = units.find(({ contactEmail }) => contactEmail === 'robotics@campus.example')?.id;
const studentId = people.find(({ email }) => email === 'student@campus.example')?.id;

describe('demo feedback', () => {
  it('covers every type and target, both resolved and open', () => {
    expect(feedback).toHaveLength(200);
    const kinds = feedback.map(({ type, targetType, resolvedAt }) => `${type} ${targetType} ${Boolean(resolvedAt)}`);
    expect(new Set(kinds).size).toBe(7 * 4 * 2);
    expect(feedback.some(({ isAnonymous, resolvedAt }) => isAnonymous && resolvedAt)).toBe(true);
    expect(feedback.filter(({ comments }) => commentPreview(comments).endsWith('...')).length).toBeGreaterThan(150);
  });

  it('refers only to existing people, units, events and positions', () => {
    const known = new Set([...people, ...units, ...events, ...positions].map(({ id }) => id));
    expect(feedback.every(({ targetId }) => known.has(targetId))).toBe(true);
  });

  it('is created before it is resolved, by an author other than its target', () => {
    for (const { id, targetId, createdAt, resolvedAt, actionsTaken } of feedback) {
      expect(createdAt < TEST_NOW).toBe(true);
      expect(!resolvedAt || (resolvedAt >= createdAt && resolvedAt <= TEST_NOW && actionsTaken)).toBeTruthy();
      const author = feedbackAuthors.find(({ feedbackId }) => feedbackId === id);
      expect(author?.userId).toBeTruthy();
      expect(author?.userId).not.toBe(targetId);
    }
  });

  it('follows its event within two days, and is resolved if it is older than 130 days', () => {
    const endOf = new Map(events.map(({ id, endsAt }) => [id, endsAt]));
    for (const { targetType, targetId, createdAt, resolvedAt } of feedback) {
      const daysAgo = (TEST_NOW.getTime() - createdAt.getTime()) / DAY_MS;
      expect(resolvedAt || daysAgo < 130).toBeTruthy();
      if (targetType !== 'Event') continue;
      const after = createdAt.getTime() - (endOf.get(targetId)?.getTime() ?? Number.NaN);
      expect(after).toBeGreaterThan(0);
      expect(after).toBeLessThanOrEqual(2 * DAY_MS);
    }
    const texts = Map.groupBy(feedback, ({ comments }) => comments);
    expect(Math.max(...[...texts.values()].map((same) => same.length))).toBeLessThanOrEqual(3);
  });

  it('gives the Robotics Club coordinator open feedback, and the student past feedback', () => {
    const own = new Set([...events, ...positions].filter(({ unitId }) => unitId === ownUnitId).map(({ id }) => id));
    const open = feedback.filter(({ targetId, resolvedAt }) => !resolvedAt && (own.has(targetId) || targetId === ownUnitId));
    expect(open.length).toBeGreaterThanOrEqual(14);
    expect(feedbackAuthors.filter(({ userId }) => userId === studentId).length).toBeGreaterThanOrEqual(5);
  });

  it('has creation times of full hours if it is anonymous', () => {
    const anonymous = feedback.filter(({ isAnonymous }) => isAnonymous);
    expect(anonymous).toHaveLength(66);
    expect(anonymous.every(({ createdAt }) => createdAt.getTime() % 3_600_000 === 0)).toBe(true);
  });
});
