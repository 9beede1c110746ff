import { expect, it } from 'vitest';
import { trendSentence } from './trendSentence.ts';

const PARTICIPATION = { name: 'Participation', one: 'participant', other: 'participants' };

function months(...values: number[]) {
  return values.map((value, index) => ({ year: 2026, month: index + 9, value }));
}

it.each([
  [months(72, 84), 'Participation rose to 84 in October 2026, from 72 in September.'],
  [months(84, 72), 'Participation fell to 72 in October 2026, from 84 in September.'],
  [months(84, 84), 'Participation stayed at 84 in October 2026.'],
  [months(5, 0), 'Participation fell to 0 in October 2026, from 5 in September.'],
  [months(0, 0, 0), 'No participants from September 2026 to November 2026.'],
  [months(1), '1 participant in September 2026.'],
  [[], ''],
])('summarizes the months %j in a sentence', (figures, sentence) => expect(trendSentence(figures, PARTICIPATION, 'en-IN')).toBe(sentence));
