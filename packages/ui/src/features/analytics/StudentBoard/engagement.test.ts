import { studentAnalytics } from '@quad/domain/fixtures';
import { expect, it } from 'vitest';
import { engagementFigures, engagementSentence } from './engagement.ts';

const { engagement } = studentAnalytics().analytics;

it('explains the engagement score in a sentence', () => {
  expect(engagementSentence(engagement, 'en-IN')).toBe('47 points: 2 positions (20), 3 events organized (15), 12 events attended (12).');
});

it('uses the singular for a count of one', () => {
  const one = { count: 1, score: 1 };
  expect(engagementSentence({ totalScore: 1, breakdown: { positions: one, organized: one, participated: one } }, 'en-IN')).toBe(
    '1 point: 1 position (1), 1 event organized (1), 1 event attended (1).',
  );
});

it('splits the score into three figures', () => {
  expect(engagementFigures(engagement)).toEqual([
    { name: 'Positions', value: 20 },
    { name: 'Events organized', value: 15 },
    { name: 'Events attended', value: 12 },
  ]);
});
