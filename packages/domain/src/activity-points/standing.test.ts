import * as v from 'valibot';
import { expect, it } from 'vitest';
import { AICTE_RULES } from './examples.ts';
import { BATCH_QUERY, ComparisonInput, SigningBody, TermInput } from './standing.ts';

function errors(schema: v.GenericSchema<unknown, unknown>, input: unknown): [string | null, string][] {
  return (v.safeParse(schema, input).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
}

it('reads a batch from a query', () => {
  const query = v.object(BATCH_QUERY);
  expect(v.parse(query, { program: ' B.Tech ', admission_year: '2024' })).toEqual({ program: 'B.Tech', admission_year: 2024 });
  expect(errors(query, { program: '', admission_year: '24' })).toEqual([
    ['program', 'Choose the programme and the year of admission.'],
    ['admission_year', 'Choose the programme and the year of admission.'],
  ]);
});

it('signs for a whole batch where nobody is named', () => {
  const right = { term_id: 't', program: 'B.Tech', admission_year: 2024 };
  expect(v.parse(SigningBody, right)).toEqual({ ...right, student_ids: null });
  expect(errors(SigningBody, {})).toEqual([
    ['term_id', 'Choose the term.'],
    ['program', 'Choose the programme and the year of admission.'],
    ['admission_year', 'Choose the programme and the year of admission.'],
  ]);
});

it('takes a term of a day, and none that ends before it begins', () => {
  const day = { name: 'Term', from: '2026-01-01', until: '2026-01-01' };
  expect(v.parse(TermInput, day)).toEqual(day);
  expect(errors(TermInput, { ...day, until: '2025-12-31' })).toEqual([[null, 'A term cannot end before it begins.']]);
});

it('compares rules with a threshold', () => {
  expect(v.safeParse(ComparisonInput, { rules: AICTE_RULES, threshold: 75 }).success).toBe(true);
  expect(errors(ComparisonInput, { rules: AICTE_RULES, threshold: 0 })).toEqual([
    ['threshold', 'Enter points as a whole number from 1 to 1000.'],
  ]);
});
