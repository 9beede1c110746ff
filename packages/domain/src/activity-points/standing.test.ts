import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ownPoints } from '../fixtures/index.ts';
import { AICTE_RULES } from './examples.ts';
import { BATCH_QUERY, ComparisonInput, describePoints, SigningBody, TermInput } from './standing.ts';

function errors(schema: v.GenericSchema<unknown, unknown>, input: unknown): [string | null, string][] {
  return (v.safeParse(schema, input).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
}

it('parses the batch of a query and rejects an invalid one', () => {
  const query = v.object(BATCH_QUERY);
  expect(v.parse(query, { program: ' B.Tech ', admission_year: '2024' })).toEqual({ program: 'B.Tech', admission_year: 2024 });
  expect(errors(query, { program: '', admission_year: '24' })).toEqual([
    ['program', 'Choose the programme and the year of admission.'],
    ['admission_year', 'Choose the programme and the year of admission.'],
  ]);
});

it('parses a signing body without student IDs as the whole batch', () => {
  const right = { term_id: 't', program: 'B.Tech', admission_year: 2024 };
  expect(v.parse(SigningBody, right)).toEqual({ ...right, student_ids: null });
  expect(errors(SigningBody, {})).toEqual([
    ['term_id', 'Choose the term.'],
    ['program', 'Choose the programme and the year of admission.'],
    ['admission_year', 'Choose the programme and the year of admission.'],
  ]);
});

it('accepts a one-day term and rejects a term that ends before it begins', () => {
  const day = { name: 'Term', from: '2026-01-01', until: '2026-01-01' };
  expect(v.parse(TermInput, day)).toEqual(day);
  expect(errors(TermInput, { ...day, until: '2025-12-31' })).toEqual([['until', 'A term cannot end before it begins.']]);
});

it('accepts a rule comparison with a threshold of 75 and rejects a threshold of 0', () => {
  expect(v.safeParse(ComparisonInput, { rules: AICTE_RULES, threshold: 75 }).success).toBe(true);
  expect(errors(ComparisonInput, { rules: AICTE_RULES, threshold: 0 })).toEqual([
    ['threshold', 'Enter points as a whole number from 1 to 1000.'],
  ]);
});

describe('describePoints', () => {
  it('lists the source of each point, the missing points and the claims', () => {
    const points = ownPoints();
    expect(points.entries.map(({ title, criterion, worth, counted }) => [title, criterion, worth, counted])).toEqual([
      ['Workshop Lead', 'Core coordinator', 15, 15],
      ['State athletics meet', 'state, first prize', 35, 35],
      ['Visit to a foundry', 'Industrial or exhibition visit', 5, 5],
      ['Visit to a dam', 'Industrial or exhibition visit', 5, 5],
      ['Visit to an exhibition', 'Industrial or exhibition visit', 5, 0],
    ]);
    expect([points.total, points.rules?.minimum, points.missing]).toEqual([
      60,
      100,
      [{ segment_id: null, points: 40, until: '2028-06-30' }],
    ]);
    expect(points.claims.map(({ approval }) => approval.status)).toEqual(['open']);
  });

  it('returns the term in which an entry was signed and the upcoming events that would count', () => {
    const facts = [{ kind: 'external', _id: 'claim.1', activity: 'aicte-water', hours: 80, day: '2025-01-01' } as const];
    const segments = AICTE_RULES.segments.map((segment) => ({
      ...segment,
      criteria: [
        ...segment.criteria,
        { kind: 'event' as const, _id: 'talk', name: 'Talk', points: 2, cap: null, categories: [], per_hours: null },
      ],
    }));
    const rules = { ...AICTE_RULES, segments, _id: 'r', version: 1 };
    const batch = { program: 'B.Tech', admission_year: 2024 };
    const signature = { rulesId: 'r', rulesVersion: 1, signedBy: 'a', signedAt: '', exportedAt: null, studentId: 's', takenBack: null };
    const entry = { factId: 'claim.1', eventId: null, segmentId: 'aicte', criterionId: 'gone', day: '2025-01-01', year: '2024-2025' };
    const signed = [
      { ...signature, termId: 'spring', entries: [{ ...entry, worth: 20, counted: 20, countedBy: null }] },
      { ...signature, termId: 'back', entries: [], takenBack: { by: 'a', at: '', reason: 'x' } },
    ];
    const upcoming = [
      { kind: 'event', _id: 'event.e', eventId: 'e', title: 'A talk', category: 'technical', hours: 1, day: '2026-12-01' } as const,
    ];
    const points = describePoints({ counting: { facts, rules, batch, signed }, titleOf: () => 'Ponds', upcoming, claims: [] });
    expect(points.entries).toMatchObject([{ title: 'Ponds', criterion: '', signed_term_id: 'spring', counted: 20 }]);
    expect(points.upcoming).toEqual([{ event_id: 'e', title: 'A talk', day: '2026-12-01', points: 2 }]);
  });
});
