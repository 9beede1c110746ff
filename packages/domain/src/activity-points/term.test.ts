import { describe, expect, it } from 'vitest';
import { compareRules } from './compareRules.ts';
import { KTU_RULES } from './examples.ts';
import type { PointFact } from './fact.ts';
import { missingPoints } from './missing.ts';
import { pointsOf } from './points.ts';
import type { PointRules } from './rules.ts';
import {
  type AdvisedStudent,
  exceptionsOf,
  type SignedTerm,
  type SigningInput,
  signTerm,
  signTermForClass,
  withdrawTermSignature,
} from './term.ts';

const BATCH = { program: 'B.Tech', admission_year: 2024 };
const RULES: PointRules = {
  ...KTU_RULES,
  _id: 'rules',
  version: 3,
  admitted_from: 2024,
  admitted_to: null,
  milestones: [
    { after_years: 1, points: 10 },
    { after_years: 2, points: 40 },
  ],
  segments: [
    {
      _id: 'service',
      name: 'Service',
      cap: 120,
      year_cap: null,
      minimum: 20,
      criteria: [{ kind: 'external', _id: 'camp', name: 'Camp', points: 10, cap: null, per_hours: null }],
    },
  ],
};
const camp = (id: string, day = '2025-02-01'): PointFact => ({ kind: 'external', _id: `claim.${id}`, activity: 'camp', hours: 0, day });

const TERM = { _id: 'spring-2025', name: 'Spring 2025', from: '2025-01-01', until: '2025-06-30' };
const INPUT: SigningInput = {
  adviser: { _id: 'adviser', advises: [BATCH] },
  term: TERM,
  rules: RULES,
  now: new Date('2025-07-02T06:00:00.000Z'),
  today: '2025-07-01',
};
const STUDENT: AdvisedStudent = { _id: 'student', batch: BATCH, facts: [camp('one')], signed: [], openClaims: [] };

function signed(student: AdvisedStudent = STUDENT, input = INPUT): SignedTerm {
  const outcome = signTerm(student, input);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.value;
}

describe('missingPoints', () => {
  const missing = (...facts: PointFact[]) => {
    const standing = pointsOf({ facts, rules: RULES, batch: BATCH, signed: [] });
    return missingPoints(standing, RULES, BATCH).map(({ segmentId, points, until }) => [segmentId, points, until]);
  };

  it('returns the missing points with their deadlines, soonest first', () => {
    expect(missing(camp('one'))).toEqual([
      [null, 30, '2026-06-30'],
      [null, 90, '2028-06-30'],
      ['service', 10, '2028-06-30'],
    ]);
    expect(missing()[0]).toEqual([null, 10, '2025-06-30']);
  });

  it('returns an empty list when no points are missing', () => {
    expect(missing(...Array.from({ length: 10 }, (_, index) => camp(String(index))))).toEqual([]);
  });
});

describe('signing a term', () => {
  it('stores the entries that counted and the rules version', () => {
    expect(signed({ ...STUDENT, facts: [camp('one'), camp('later', '2025-07-01')] })).toEqual({
      termId: 'spring-2025',
      studentId: 'student',
      rulesId: 'rules',
      rulesVersion: 3,
      entries: [
        {
          factId: 'claim.one',
          eventId: null,
          segmentId: 'service',
          criterionId: 'camp',
          day: '2025-02-01',
          year: '2024-2025',
          worth: 10,
          counted: 10,
          countedBy: null,
        },
      ],
      signedBy: 'adviser',
      signedAt: '2025-07-02T06:00:00.000Z',
      exportedAt: null,
      takenBack: null,
    });
  });

  it('stores an entry that counts 0 because another entry of its event counts', () => {
    const rules: PointRules = {
      ...RULES,
      segments: RULES.segments.map((segment) => ({
        ...segment,
        cap: 12,
        minimum: 0,
        criteria: [
          { kind: 'event', _id: 'event', name: 'Event', points: 5, cap: null, categories: [], per_hours: null },
          { kind: 'achievement', _id: 'prize', name: 'Prize', points: 12, cap: null, types: [], levels: [], positions: [] },
        ],
      })),
    };
    const attended = (id: string): PointFact => ({
      kind: 'event',
      _id: `event.${id}`,
      eventId: id,
      category: '',
      hours: 1,
      day: '2025-02-01',
    });
    const won = (id: string): PointFact => ({
      ...{ kind: 'achievement', type: '', level: '', position: '', day: '2025-02-02' },
      ...{ _id: `achievement.${id}`, eventId: id },
    });
    const facts = [attended('e'), won('e'), attended('f'), won('f')];
    const term = signed({ ...STUDENT, facts }, { ...INPUT, rules });
    expect(term.entries.map(({ factId, counted, countedBy }) => [factId, counted, countedBy])).toEqual([
      ['achievement.e', 12, null],
      ['event.e', 0, 'achievement.e'],
    ]);
  });

  it('includes facts proven late in the next term', () => {
    const before = signed();
    const autumn = { ...INPUT, term: { ...TERM, _id: 'autumn', from: '2025-07-01', until: '2025-12-31' }, today: '2026-01-01' };
    const next = signed({ ...STUDENT, facts: [camp('one'), camp('late', '2025-03-01')], signed: [before] }, autumn);
    expect(next.entries.map(({ factId }) => factId)).toEqual(['claim.late']);
  });

  it('includes the months of a position that were held after the last signature', () => {
    const office = { kind: 'position' as const, _id: 'office', name: 'Office', points: 10, cap: null, position_types: [], per_months: 3 };
    const rules: PointRules = { ...RULES, segments: RULES.segments.map((each) => ({ ...each, minimum: 0, criteria: [office] })) };
    const heldFor = (months: number): PointFact[] => [{ kind: 'position', _id: 'position.p', positionType: '', months, day: '2025-02-01' }];
    const before = signed({ ...STUDENT, facts: heldFor(4) }, { ...INPUT, rules });
    expect(before.entries.map(({ counted }) => counted)).toEqual([10]);
    const autumn = { ...INPUT, rules, term: { ...TERM, _id: 'autumn', from: '2025-07-01', until: '2025-12-31' }, today: '2026-01-01' };
    const next = signed({ ...STUDENT, facts: heldFor(9), signed: [before] }, autumn);
    expect(next.entries.map(({ factId, counted }) => [factId, counted])).toEqual([['position.p', 20]]);
  });

  it.each<[string, Partial<AdvisedStudent>, Partial<SigningInput>, string, string]>([
    [
      'by the adviser of another admission year',
      {},
      { adviser: { _id: 'adviser', advises: [{ ...BATCH, admission_year: 2025 }] } },
      'FORBIDDEN',
      'Only the adviser of this programme and year of admission can do this.',
    ],
    ['by an adviser for their own points', { _id: 'adviser' }, {}, 'SELF_REVIEW', 'You cannot sign your own points.'],
    ['before the term is over', {}, { today: '2025-06-30' }, 'CONFLICT', 'A term can be signed once it is over.'],
    ['when the term is already signed', { signed: [signed()] }, {}, 'ALREADY_DECIDED', 'This term is signed already.'],
    [
      'while a claim of the term is pending',
      { openClaims: ['2025-06-30'] },
      {},
      'CONFLICT',
      'Claims of this term still wait for a decision.',
    ],
    ['while points are missing that were due', { facts: [] }, {}, 'CONFLICT', 'Points that were due by the end of this term are missing.'],
  ])('is not allowed: %s', (_, student, input, code, message) => {
    expect(signTerm({ ...STUDENT, ...student }, { ...INPUT, ...input })).toMatchObject({ ok: false, refusal: { code, message } });
  });

  it('ignores open claims of a later term', () => {
    expect(signTerm({ ...STUDENT, openClaims: ['2025-07-01'] }, INPUT).ok).toBe(true);
  });

  it('signs all complete students at once and returns a refusal for each of the others', () => {
    const students = [STUDENT, { ...STUDENT, _id: 'behind', facts: [] }, { ...STUDENT, _id: 'adviser' }];
    const all = signTermForClass(students, INPUT);
    expect(all.signed).toEqual([signed()]);
    expect(all.left.map(({ studentId, refusal }) => [studentId, refusal.code])).toEqual([
      ['behind', 'CONFLICT'],
      ['adviser', 'SELF_REVIEW'],
    ]);
  });
});

describe('withdrawing a term signature', () => {
  const back = (term: SignedTerm = signed(), change: object = {}) =>
    withdrawTermSignature(term, { adviser: INPUT.adviser, batch: BATCH, reason: ' A wrong date. ', now: INPUT.now, ...change });

  it('stores the reason and allows signing the term again', () => {
    const outcome = back();
    expect(outcome).toMatchObject({
      ok: true,
      value: { takenBack: { by: 'adviser', at: '2025-07-02T06:00:00.000Z', reason: 'A wrong date.' } },
    });
    if (!outcome.ok) return;
    expect(signed({ ...STUDENT, signed: [outcome.value], facts: [camp('two')] }).entries.map(({ factId }) => factId)).toEqual([
      'claim.two',
    ]);
  });

  it.each<[string, Partial<SignedTerm>, object, string]>([
    ['without a reason', {}, { reason: ' ' }, 'INVALID'],
    ['after the term was exported', { exportedAt: '2025-07-03T06:00:00.000Z' }, {}, 'CONFLICT'],
    [
      'when the signature is already withdrawn',
      { takenBack: { by: 'adviser', at: '2025-07-02T06:00:00.000Z', reason: 'x' } },
      {},
      'ALREADY_DECIDED',
    ],
    ['by another adviser', {}, { adviser: { _id: 'other', advises: [] } }, 'FORBIDDEN'],
    ['by an adviser for their own points', { studentId: 'adviser' }, {}, 'SELF_REVIEW'],
  ])('is not allowed: %s', (_, term, change, code) => expect(back({ ...signed(), ...term }, change)).toMatchObject({ refusal: { code } }));
});

describe('exceptionsOf', () => {
  it.each<[string, Partial<AdvisedStudent>, string, string[]]>([
    ['no exception for a complete student', {}, '2025-07-01', []],
    ['a signed entry that is no longer proven', { signed: [signed()], facts: [] }, '2025-07-01', ['withdrawn']],
    ['a pending claim', { openClaims: ['2025-07-01'] }, '2025-07-01', ['claims']],
    ['missing points that are due', { facts: [] }, '2025-07-01', ['behind']],
    ['no exception for missing points before they are due', { facts: [] }, '2025-06-30', []],
    [
      'all three exceptions at once',
      { facts: [], openClaims: ['2025-07-01'], signed: [signed()] },
      '2026-07-01',
      ['withdrawn', 'claims', 'behind'],
    ],
  ])('finds %s', (_, student, today, expected) => expect(exceptionsOf({ ...STUDENT, ...student }, RULES, today)).toEqual(expected));
});

describe('compareRules', () => {
  const capped = { ...RULES, segments: RULES.segments.map((segment) => ({ ...segment, cap: 20, minimum: 0 })) };
  const student = (_id: string, count: number) => ({
    _id,
    batch: BATCH,
    signed: [],
    facts: Array.from({ length: count }, (_, index) => camp(`${_id}${index}`)),
  });

  it('lists the students who would fall below or reach the threshold', () => {
    const students = [student('none', 0), student('two', 2), student('four', 4)];
    expect(compareRules(students, { current: RULES, proposed: capped, threshold: 30 })).toEqual({
      students: 3,
      changed: 1,
      falling: ['four'],
      rising: [],
    });
    expect(compareRules(students, { current: capped, proposed: RULES, threshold: 40 })).toEqual({
      students: 3,
      changed: 1,
      falling: [],
      rising: ['four'],
    });
  });

  it('leaves signed points unchanged', () => {
    const four = student('four', 4);
    const entries = pointsOf({ ...four, rules: RULES }).entries;
    const comparison = compareRules([{ ...four, signed: [{ entries }] }], { current: RULES, proposed: capped, threshold: 30 });
    expect(comparison).toMatchObject({ changed: 0, falling: [] });
  });
});
