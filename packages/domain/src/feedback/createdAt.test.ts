import { expect, it } from 'vitest';
import { feedbackCreatedAt, unlistedSince } from './createdAt.ts';

const now = new Date('2026-11-20T09:43:21.987Z');

it.each([
  [false, '2026-11-20T09:43:21.987Z'],
  [true, '2026-11-20T09:00:00.000Z'],
])('feedbackCreatedAt rounds only anonymous feedback down to the hour (anonymous %s: %s)', (isAnonymous, storedTime) =>
  expect(feedbackCreatedAt({ isAnonymous, now }).toISOString()).toBe(storedTime),
);

it.each([
  ['2026-11-20T09:43:21.987Z', '2026-11-20T09:00:00.000Z'],
  ['2026-11-20T10:00:00.000Z', '2026-11-20T09:00:00.000Z'],
  ['2026-11-20T10:00:59.999Z', '2026-11-20T09:00:00.000Z'],
  ['2026-11-20T10:01:00.000Z', '2026-11-20T10:00:00.000Z'],
])('unlistedSince at %s is %s', (moment, since) => expect(unlistedSince(new Date(moment)).toISOString()).toBe(since));
