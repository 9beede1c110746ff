import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { AICTE_RULES, CHECK_RULES, KTU_RULES } from './examples.ts';
import { type PointRules, PointRulesInput, rulesFor, yearOfStudyStarts } from './rules.ts';

// docs/specification/activity-points.md#activity-points-rules
// docs/specification/activity-points.md#activity-points-examples

const CRITERION = { kind: 'event', _id: 'talk', name: 'Talk', points: 2, categories: ['technical'] };
const SEGMENT = { _id: 'technical', name: 'Technical', criteria: [CRITERION] };
const RULES = {
  name: 'Points',
  source: 'Ordinance 12',
  program: 'B.Tech',
  admitted_from: 2024,
  valid_from: '2024-07-01',
  years: 4,
  year_starts_in: 7,
  minimum: 100,
  segments: [SEGMENT],
};

function errors(rules: object, segment: object = {}): [string | null, string][] {
  const input = { ...RULES, segments: [{ ...SEGMENT, ...segment }], ...rules };
  return (v.safeParse(PointRulesInput, input).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);
}

describe('PointRulesInput', () => {
  it('accepts the required fields and fills in defaults for the rest', () => {
    expect(v.parse(PointRulesInput, RULES)).toEqual({
      ...RULES,
      admitted_to: null,
      milestones: [],
      segments: [{ ...SEGMENT, cap: null, year_cap: null, minimum: 0, criteria: [{ ...CRITERION, cap: null, per_hours: null }] }],
    });
  });

  it.each<[string, object, object, string | null, string]>([
    ['a last admission year before the first', { admitted_to: 2023 }, {}, null, 'The last year of admission cannot come before the first.'],
    ['a minimum of zero points', { minimum: 0 }, {}, 'minimum', 'Enter points as a whole number from 1 to 1000.'],
    ['rules without a segment', { segments: [] }, {}, 'segments', 'Rules need 1 to 20 segments.'],
    ['a segment without a criterion', {}, { criteria: [] }, 'segments.0.criteria', 'A segment needs 1 to 50 criteria.'],
    [
      'a yearly segment cap together with a criterion cap',
      {},
      { year_cap: 10, criteria: [{ ...CRITERION, cap: 5 }] },
      'segments.0',
      'A segment has a cap for each year, or its criteria have caps; not both.',
    ],
    [
      'a segment minimum above its cap',
      {},
      { cap: 10, minimum: 11 },
      'segments.0',
      'A segment cannot need more points than its cap allows.',
    ],
    ['a segment and a criterion with the same ID', {}, { _id: 'talk' }, null, 'Two segments or criteria cannot have the same id.'],
    [
      'a milestone after the end of the program',
      { milestones: [{ after_years: 5, points: 50 }] },
      {},
      null,
      'A milestone must lie within the years of the programme and require no more points than the minimum.',
    ],
    [
      'a milestone above the minimum',
      { milestones: [{ after_years: 1, points: 101 }] },
      {},
      null,
      'A milestone must lie within the years of the programme and require no more points than the minimum.',
    ],
    [
      'a criterion of an unknown kind',
      {},
      { criteria: [{ ...CRITERION, kind: 'grade' }] },
      'segments.0.criteria.0.kind',
      'Choose what counts.',
    ],
  ])('rejects %s', (_, rules, segment, field, message) => expect(errors(rules, segment)).toEqual([[field, message]]));
});

describe('example rules', () => {
  it.each([AICTE_RULES, KTU_RULES])('are valid and cite their source: $name', (rules) => {
    expect(v.parse(PointRulesInput, rules)).toEqual(rules);
    expect(rules.source).toContain(CHECK_RULES);
    expect(rules.minimum).toBe(100);
  });
});

describe('rulesFor', () => {
  const saved = (change: Partial<PointRules>): PointRules => ({ ...KTU_RULES, _id: 'r', version: 1, ...change });
  const old = saved({ _id: 'old', admitted_from: 2016, admitted_to: 2023 });
  const first = saved({ _id: 'first', admitted_from: 2024, admitted_to: null, valid_from: '2024-07-01' });
  const second = saved({ _id: 'second', admitted_from: 2024, admitted_to: null, valid_from: '2026-07-01', version: 2 });
  const corrected = saved({ _id: 'second', admitted_from: 2024, admitted_to: null, valid_from: '2026-07-01', version: 3 });
  const master = saved({ _id: 'master', program: 'M.Tech' });

  it.each([
    ['B.Tech', 2023, '2026-11-20', old],
    ['B.Tech', 2016, '2026-11-20', old],
    ['B.Tech', 2024, '2026-06-30', first],
    ['B.Tech', 2024, '2026-07-01', corrected],
    ['B.Tech', 2030, '2030-11-20', corrected],
    ['B.Tech', 2024, '2024-06-30', undefined],
    ['M.Tech', 2020, '2026-11-20', master],
    ['PhD', 2020, '2026-11-20', undefined],
  ])('for program %s, admission year %s, on %s returns %o', (program, admission_year, day, expected) => {
    const all = [second, old, master, corrected, first];
    expect(rulesFor(all, { program, admission_year }, day)).toBe(expected);
    expect(rulesFor(all.toReversed(), { program, admission_year }, day)).toBe(expected);
  });

  it('returns the newest of two sets that apply from the same day, whatever their versions', () => {
    const other = saved({ _id: 'other', admitted_from: 2024, admitted_to: null, valid_from: '2026-07-01', version: 1 });
    expect(rulesFor([other, corrected, second], { program: 'B.Tech', admission_year: 2024 }, '2026-11-20')).toBe(other);
    expect(rulesFor([corrected, other, second], { program: 'B.Tech', admission_year: 2024 }, '2026-11-20')).toBe(corrected);
  });
});

describe('yearOfStudyStarts', () => {
  it.each([
    [7, 0, '2024-07-01'],
    [7, 1, '2025-07-01'],
    [7, 4, '2028-07-01'],
    [10, 1, '2025-10-01'],
  ])('with years starting in month %i and admission in 2024 returns for year %i %s', (year_starts_in, year, expected) => {
    expect(yearOfStudyStarts({ year_starts_in }, 2024, year)).toBe(expected);
  });
});
