import { expect, it } from 'vitest';
import { feedbackGivenAt } from './givenAt.ts';

const now = new Date('2026-11-20T09:43:21.987Z');

it.each([
  [false, '2026-11-20T09:43:21.987Z'],
  [true, '2026-11-20T09:00:00.000Z'],
])('keeps of feedback that is anonymous (%s) %s', (isAnonymous, kept) =>
  expect(feedbackGivenAt({ isAnonymous, now }).toISOString()).toBe(kept),
);
