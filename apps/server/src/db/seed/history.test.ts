import { ACADEMIC_YEAR_STARTS_IN } from '@quad/domain/accreditation';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { tenureOfDay } from '@quad/domain/positions';
import { campusDay } from '@quad/domain/time';
import { describe, expect, it } from 'vitest';
import { TEST_NOW } from '../../testing/testApp.ts';
import { demonstration } from './demonstration.ts';

const CATEGORIES = ['technical', 'academic', 'cultural', 'sports'] as const;
const made = demonstration({ now: TEST_NOW, institute: DEFAULT_INSTITUTE });
const { people, units, positions, events, organizers, participants } = made;
const past = events.filter(({ endsAt }) => endsAt < TEST_NOW);
const joined = new Map(people.map(({ id, createdAt }) => [id, createdAt]));
const zone = 'Asia/Kolkata';

/** The moment so many months before, as a date counts them. */
function monthsFrom(now: Date, months: number): Date {
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() + months);
  return moment;
}

describe('demo events', () => {
  it.each(['2026-11-20T09:30:00.000Z', '2026-11-30T20:00:00.000Z', '2027-02-28T08:00:00.000Z', '2026-07-01T04:00:00.000Z'])(
    'lie between 14 months before and three months after %s, more than half in the past',
    (moment) => {
      const now = new Date(moment);
      const all = demonstration({ now, institute: DEFAULT_INSTITUTE }).events;
      expect(all).toHaveLength(120);
      for (const { startsAt, endsAt } of all) {
        expect(startsAt >= monthsFrom(now, -14)).toBe(true);
        expect(endsAt <= monthsFrom(now, 3)).toBe(true);
      }
      const behind = all.filter(({ endsAt }) => endsAt < now).length;
      expect(behind).toBeGreaterThanOrEqual(66);
      expect(behind).toBeLessThanOrEqual(78);
      expect(Math.min(...all.map(({ startsAt }) => startsAt.getTime()))).toBeLessThan(monthsFrom(now, -12).getTime());
    },
  );

  it('include a held event of every category in each of the last 12 months', () => {
    for (const category of CATEGORIES) {
      const held = past.filter((event) => event.category === category && event.status !== 'cancelled');
      const months = new Set(held.map(({ startsAt }) => campusDay(startsAt, zone).slice(0, 7)));
      for (let ago = 0; ago < 12; ago += 1) expect(months, category).toContain(monthsFrom(TEST_NOW, -ago).toISOString().slice(0, 7));
    }
  });

  it('include one of every category that is running now, and several changed in the last three days', () => {
    const running = events.filter(({ startsAt, endsAt }) => startsAt <= TEST_NOW && TEST_NOW < endsAt);
    expect(new Set(running.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
    const changed = events.map(({ updatedAt }) => updatedAt?.getTime() ?? 0).sort((one, other) => other - one);
    expect(changed[0]).toBeLessThan(TEST_NOW.getTime());
    expect(changed[3]).toBeGreaterThan(TEST_NOW.getTime() - 3 * 24 * 60 * 60 * 1000);
  });

  it('start at campus hours, and share a title at most three times', () => {
    const hours = events.map(({ startsAt }) => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: zone }).format(startsAt));
    expect(Math.min(...hours.map(Number))).toBeGreaterThanOrEqual(6);
    expect(Math.max(...hours.map(Number))).toBeLessThanOrEqual(20);
    const titles = [...Map.groupBy(events, ({ title }) => title).values()].map((same) => same.length);
    expect(Math.max(...titles)).toBe(3);
  });

  it('have at least ten participants and a spent budget only if they took place', () => {
    const crowd = Map.groupBy(participants, ({ eventId }) => eventId);
    for (const { id, status, spentBudget = 0, allocatedBudget } of past) {
      const isHeld = status !== 'cancelled';
      expect((crowd.get(id)?.length ?? 0) >= 10).toBe(isHeld);
      expect(spentBudget > 0).toBe(isHeld);
      expect(spentBudget <= (allocatedBudget ?? 0)).toBe(true);
    }
    const others = events.filter(({ endsAt }) => endsAt >= TEST_NOW);
    expect(others.every(({ spentBudget }) => spentBudget === 0)).toBe(true);
    for (const { id, spentAmount } of units) {
      const own = past.filter(({ unitId }) => unitId === id).reduce((sum, { spentBudget = 0 }) => sum + spentBudget, 0);
      expect(spentAmount).toBe(own);
    }
  });
});

describe('demo history', () => {
  it('creates units, positions and officers before any activity', () => {
    const first = Math.min(
      ...[...events, ...made.holders, ...made.userSkills, ...made.feedback].map(({ createdAt }) => createdAt.getTime()),
    );
    const officers = people.filter(({ role }) => role !== 'STUDENT');
    for (const { createdAt = TEST_NOW } of [...units, ...positions, ...officers]) expect(createdAt.getTime()).toBeLessThan(first);
  });

  it('records no activity of a user before the account was created', () => {
    const planned = new Map(events.map((event) => [event.id, event]));
    const parts = [
      ...organizers.map(({ userId, eventId }) => ({ userId, at: planned.get(eventId)?.createdAt })),
      ...participants.map(({ userId, eventId }) => ({ userId, at: planned.get(eventId)?.startsAt })),
      ...made.holders.map(({ userId, createdAt }) => ({ userId, at: createdAt })),
      ...made.userSkills.map(({ userId, createdAt }) => ({ userId, at: createdAt })),
      ...made.achievements.map(({ userId, createdAt }) => ({ userId, at: createdAt })),
      ...made.feedbackAuthors.map(({ userId }, index) => ({ userId, at: made.feedback[index]?.createdAt })),
      ...made.roomRequests.map(({ requestedBy: userId, requestedAt: at }) => ({ userId, at })),
    ];
    expect(parts.length).toBeGreaterThan(4000);
    for (const { userId, at } of parts) expect(at && at >= (joined.get(userId) ?? TEST_NOW)).toBe(true);
  });

  it('gives newer events and position holders higher ids', () => {
    for (const rows of [events, made.holders]) {
      const byId = rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(({ createdAt }) => createdAt.getTime());
      expect(byId).toEqual([...byId].sort((one, other) => one - other));
    }
  });

  it('covers five academic years, with gaps in the older records', () => {
    const { former } = made;
    const all = [...former.events, ...events];
    const years = new Set(all.map(({ startsAt }) => tenureOfDay(startsAt.toISOString().slice(0, 10), ACADEMIC_YEAR_STARTS_IN)));
    expect([...years].sort()).toEqual(['2022-2023', '2023-2024', '2024-2025', '2025-2026', '2026-2027']);
    const listed = new Set(former.participants.map(({ eventId }) => eventId));
    const reported = new Set(former.reports.map(({ eventId }) => eventId));
    for (const ids of [listed, reported]) expect(former.events.some(({ id }) => !ids.has(id))).toBe(true);
    expect(former.achievements.some(({ certificateUrl }) => certificateUrl === '')).toBe(true);
    expect(former.achievements.some(({ verifiedAt }) => !verifiedAt)).toBe(true);
    const planned = new Map(all.map((event) => [event.id, event]));
    for (const { userId, eventId } of former.participants)
      expect((planned.get(eventId)?.startsAt ?? 0) >= (joined.get(userId) ?? TEST_NOW)).toBe(true);
    for (const { eventId, writtenAt } of former.reports) {
      expect(writtenAt > (planned.get(eventId)?.endsAt ?? TEST_NOW)).toBe(true);
      expect(writtenAt <= TEST_NOW).toBe(true);
    }
  });
});
