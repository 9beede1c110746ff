import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  ACCREDITATION_FIGURES,
  ACCREDITATION_KINDS,
  ACCREDITATION_TEMPLATES,
  type AcademicWindow,
  type AchievementFact,
  academicWindow,
  type BodyFact,
  type EventFact,
  FEW_PEOPLE,
  type GrievanceFact,
  MAX_LISTED_ITEMS,
  peopleCell,
  readTemplate,
  type Template,
  TemplateInput,
} from './index.ts';

const CAMPUS = { today: '2026-11-20', startsIn: 7, timeZone: 'Asia/Kolkata' };
const DAY_MS = 24 * 60 * 60 * 1000;

function windowOf(query: Parameters<typeof academicWindow>[0] = {}): AcademicWindow {
  const window = academicWindow(query, CAMPUS);
  if (!window.ok) throw new Error(window.refusal.message);
  return window.value;
}

function templateOf(id: string): Template {
  const template = ACCREDITATION_TEMPLATES.find(({ _id }) => _id === id);
  if (!template) throw new Error(id);
  return template;
}

const EVENT: EventFact = {
  ...{ _id: 'e', title: 'Relay', category: 'sports', unit: 'Athletics Club', venue: 'Stadium', day: '2025-08-20' },
  ...{ known: new Date('2025-08-20T12:00:00Z'), participants: 12, came: 4, reported: '2025-08-25' },
};
const ACHIEVEMENT: AchievementFact = {
  ...{ _id: 'a', title: 'State meet', category: 'sports', level: 'state', position: '1', event: 'Relay', name: 'Asha Verma' },
  ...{ day: '2025-09-01', known: new Date('2025-09-02T00:00:00Z'), verified: new Date('2025-09-10T00:00:00Z') },
  certificate: 'https://campus.example/1',
};
const HOLDER: BodyFact = {
  ...{ _id: 'h', unit: 'Student Council', position: 'Secretary', studentId: 's', isAppointmentDated: true },
  ...{ day: '2025-07-01', known: new Date('2025-07-02T00:00:00Z') },
};
const GRIEVANCE: GrievanceFact = {
  ...{ _id: 'g', day: '2025-10-01', known: new Date('2025-10-01T00:00:00Z'), resolved: new Date('2025-10-05T00:00:00Z') },
};

describe('academicWindow', () => {
  it('defaults to five years from July to June as of today', () => {
    expect(windowOf()).toEqual({
      ...{ first: '2022-07-01', last: '2027-06-30', asOf: '2026-11-20', by: new Date('2026-11-20T18:30:00Z'), startsIn: 7 },
      years: ['2022-2023', '2023-2024', '2024-2025', '2025-2026', '2026-2027'],
    });
  });
  it('starts in the month configured by the institute', () => {
    const window = academicWindow({ from: 2024, to: 2024, as_of: '2026-01-01' }, { ...CAMPUS, startsIn: 1 });
    expect(window.ok && [window.value.first, window.value.last]).toEqual(['2024-01-01', '2024-12-31']);
  });
  it('counts five years back from a given last year, and up to the current year from a given first year', () => {
    expect(windowOf({ to: 2024 }).years[0]).toBe('2020-2021');
    expect(windowOf({ from: 2026 }).years).toEqual(['2026-2027']);
  });
  it.each([
    [{ from: 2025, to: 2024 }, 'from'],
    [{ to: 2027 }, 'from'],
    [{ from: 2016, to: 2026 }, 'from'],
    [{ as_of: '2026-11-21' }, 'as_of'],
  ])('rejects %j with an error on field %s', (query, field) => {
    const window = academicWindow(query, CAMPUS);
    expect(window.ok ? [] : [window.refusal.code, Object.keys(window.refusal.fieldErrors ?? {})]).toEqual(['INVALID', [field]]);
  });
});

describe('built-in accreditation templates', () => {
  it.each(ACCREDITATION_TEMPLATES.map((template) => [template._id, template] as const))(
    'use only known columns and name their source: %s',
    (_, template) => {
      const known: readonly string[] = ACCREDITATION_FIGURES[template.kind];
      expect(template.columns.map(({ figure }) => figure).filter((figure) => !known.includes(figure))).toEqual([]);
      expect(template.source).toMatch(/^(NAAC|NBA), .+\.$/);
    },
  );
  it('include person names only in naac-5-3-1', () => {
    const naming = ACCREDITATION_TEMPLATES.filter(({ columns }) => columns.some(({ figure }) => figure === 'name'));
    expect(naming.map(({ _id }) => _id)).toEqual(['naac-5-3-1']);
  });
});

describe('TemplateInput', () => {
  const input = { name: 'Own', source: 'The senate', kind: 'events', columns: [{ figure: 'title', heading: 'Event' }] };
  it('accepts known columns of its kind', () => expect(v.is(TemplateInput, input)).toBe(true));
  it.each([
    ['no columns', []],
    ['a column of another kind', [{ figure: 'name', heading: 'Name' }]],
    ['the same column twice', [...input.columns, ...input.columns]],
    ['a column without a heading', [{ figure: 'title', heading: ' ' }]],
    ['too many columns', Array.from({ length: 13 }, () => ({ figure: 'title', heading: 'Event' }))],
  ])('rejects invalid columns: %s', (_, columns) => expect(v.is(TemplateInput, { ...input, columns })).toBe(false));
});

describe('peopleCell', () => {
  it.each([
    [0, 0],
    [1, FEW_PEOPLE],
    [4, FEW_PEOPLE],
    [5, 5],
  ])('for %d people returns %s', (count, cell) => expect(peopleCell(count)).toBe(cell));
});

describe('readTemplate for events', () => {
  const read = (facts: EventFact[], query = {}) => {
    const reader = readTemplate('events', templateOf('naac-5-3-3'), windowOf(query));
    return { rows: [...reader.read(facts), ...reader.end()], missingData: reader.missingData() };
  };
  it('returns one row per event and masks counts of few people', () => {
    expect(read([EVENT, { ...EVENT, _id: 'few', participants: 3 }]).rows).toEqual([
      { _id: 'e', cells: ['2025-2026', '2025-08-20', 'Relay', 'sports', 12] },
      { _id: 'few', cells: ['2025-2026', '2025-08-20', 'Relay', 'sports', FEW_PEOPLE] },
    ]);
  });
  it.each([
    ['another category', { category: 'technical' }],
    ['before the selected years', { day: '2020-01-01' }],
    ['after the selected years', { day: '2027-07-01' }],
    ['not recorded by the as-of date', { known: new Date('2026-11-20T18:30:00Z') }],
  ])('excludes an event (%s)', (_, overrides) =>
    expect(read([{ ...EVENT, ...overrides, participants: 0 }])).toEqual({ rows: [], missingData: [] }),
  );
  it('leaves a column blank that is not an event figure', () => {
    const template = { ...templateOf('nba-activities'), columns: [{ figure: 'name', heading: 'Name' }] };
    expect(readTemplate('events', template, windowOf()).read([EVENT])).toEqual([{ _id: 'e', cells: [''] }]);
  });
  it('reports a missing event report', () => {
    expect(read([{ ...EVENT, reported: '' }]).missingData).toMatchObject([{ kind: 'no-report', count: 1, items: [{ href: '/events/e' }] }]);
  });
  it('counts all events without participants but lists only the first ones', () => {
    const many = Array.from({ length: MAX_LISTED_ITEMS + 5 }, (_, n) => ({ ...EVENT, _id: `e${n}`, participants: 0 }));
    const [missing] = read(many).missingData;
    expect([missing?.kind, missing?.count, missing?.items.length, missing?.items[0]]).toEqual([
      'no-participants',
      MAX_LISTED_ITEMS + 5,
      MAX_LISTED_ITEMS,
      { title: 'Relay', day: '2025-08-20', href: '/events/e0' },
    ]);
  });
});

describe('readTemplate for achievements', () => {
  const read = (fact: AchievementFact, as_of?: string) => {
    const reader = readTemplate('achievements', templateOf('naac-5-3-1'), windowOf({ as_of }));
    return {
      rows: [...reader.read([fact]), ...reader.end()].map(({ cells }) => cells),
      missingData: reader.missingData().map(({ kind }) => kind),
    };
  };
  it('returns a row for a verified achievement', () => {
    const cells = ['2025-2026', 'State meet', '1', 'state', 'sports', 'Relay', 'Asha Verma', 'https://campus.example/1'];
    expect(read(ACHIEVEMENT)).toEqual({ rows: [cells], missingData: [] });
  });
  it.each([
    ['was not verified', { verified: null }, undefined, 0, ['unverified']],
    ['was verified after the as-of date', {}, '2025-09-09', 0, ['unverified']],
    ['has no certificate', { certificate: '' }, undefined, 1, ['no-certificate']],
    ['is of another category', { category: 'other' }, undefined, 0, []],
    ['was recorded after the as-of date', {}, '2025-09-01', 0, []],
  ])('returns the rows and missing data of an achievement that %s', (_, overrides, asOf, rows, missingData) => {
    const result = read({ ...ACHIEVEMENT, ...overrides }, asOf);
    expect([result.rows.length, result.missingData]).toEqual([rows, missingData]);
  });
});

describe('readTemplate for bodies', () => {
  const read = (facts: BodyFact[]) => {
    const reader = readTemplate('bodies', templateOf('naac-5-3-2'), windowOf());
    reader.read(facts);
    return { rows: reader.end().map(({ cells }) => cells), missingData: reader.missingData() };
  };
  it('returns one row per year with its positions and the number of distinct students', () => {
    const members = [1, 2, 3, 4, 5].map((n) => ({
      ...HOLDER,
      _id: `h${n}`,
      studentId: `s${n}`,
      position: n === 1 ? 'Secretary' : 'Member',
    }));
    expect(read([...members, { ...HOLDER, day: '2024-07-01' }, { ...HOLDER, position: 'Treasurer' }]).rows).toEqual([
      ['2024-2025', 'Student Council', 'Secretary', FEW_PEOPLE],
      ['2025-2026', 'Student Council', 'Member, Secretary, Treasurer', 6],
    ]);
  });
  it('sorts rows by year regardless of input order', () => {
    const facts = ['2024-07-01', '2025-08-01', '2023-09-01', '2024-10-01'].map((day) => ({ ...HOLDER, day }));
    const years = read(facts).rows.map(([year]) => year);
    expect(years).toEqual(['2023-2024', '2024-2025', '2025-2026']);
    expect(read(facts.toReversed()).rows.map(([year]) => year)).toEqual(years);
  });
  it('reports a missing appointment date without naming the student', () => {
    expect(
      read([
        { ...HOLDER, isAppointmentDated: false },
        { ...HOLDER, day: '2019-07-01', isAppointmentDated: false },
      ]).missingData,
    ).toEqual([
      {
        ...{ kind: 'no-appointment', count: 1, href: '/manage-position' },
        items: [{ title: 'Secretary, Student Council', day: '2025-07-01', href: '/manage-position' }],
      },
    ]);
  });
});

describe('readTemplate for grievances', () => {
  const read = (facts: GrievanceFact[], as_of?: string) => {
    const reader = readTemplate('grievances', templateOf('naac-5-1'), windowOf({ from: 2025, to: 2025, as_of }));
    reader.read(facts);
    return { rows: reader.end().map(({ cells }) => cells), missingData: reader.missingData().map(({ kind, count }) => [kind, count]) };
  };
  const five = Array.from({ length: 5 }, (_, n) => ({ ...GRIEVANCE, _id: `g${n}` }));
  it('counts grievances by year with the days until their answer', () => {
    expect(read(five)).toEqual({ rows: [['2025-2026', 5, 5, 4]], missingData: [] });
  });
  it('masks the counts of few grievances', () => {
    expect(read([GRIEVANCE]).rows).toEqual([['2025-2026', FEW_PEOPLE, FEW_PEOPLE, '']]);
  });
  it('treats a grievance as open before its answer and as absent before it was filed', () => {
    expect(read(five, '2025-10-02')).toEqual({ rows: [['2025-2026', 5, 0, '']], missingData: [['unanswered', 5]] });
    expect(read(five, '2025-09-30')).toEqual({ rows: [['2025-2026', 0, 0, '']], missingData: [] });
    expect(
      read([
        { ...GRIEVANCE, resolved: null },
        { ...GRIEVANCE, day: '2020-01-01' },
      ]).missingData,
    ).toEqual([['unanswered', 1]]);
  });
});

describe('reports as of a given day', () => {
  const moment = fc.integer({ min: 0, max: 900 }).map((days) => new Date(Date.UTC(2024, 6, 1) + days * DAY_MS));
  const reportOf = (facts: GrievanceFact[], holders: BodyFact[], events: EventFact[]) => {
    const window = windowOf({ as_of: '2025-12-31' });
    const readers = [
      readTemplate('grievances', templateOf('naac-5-1'), window),
      readTemplate('bodies', templateOf('naac-5-3-2'), window),
      readTemplate('events', templateOf('naac-5-3-3'), window),
    ] as const;
    const rows = [readers[0].read(facts), readers[1].read(holders), readers[2].read(events)];
    const byId = (one: { _id: string }, other: { _id: string }) => one._id.localeCompare(other._id);
    return [
      rows.flat().sort(byId),
      readers.map((reader) => reader.end()),
      readers.map((reader) => reader.missingData().map(({ kind, count }) => [kind, count])),
    ];
  };
  const late = new Date('2025-12-31T18:30:00Z');
  it('ignore facts recorded later and the order of facts', () => {
    const inputs = fc.array(fc.record({ id: fc.uuid(), known: moment, days: fc.integer({ min: 0, max: 400 }), few: fc.nat(9) }), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(inputs, (all) => {
        const facts = (some: typeof all) =>
          [
            some.map(({ id, known, days }) => {
              const resolved = new Date(known.getTime() + days * DAY_MS);
              return { _id: id, known, day: known.toISOString().slice(0, 10), resolved: resolved < late ? resolved : null };
            }),
            some.map(({ id, known, few }) => ({ ...HOLDER, _id: id, known, studentId: `${few}`, position: `${few % 3}` })),
            some.map(({ id, known, few }) => ({ ...EVENT, _id: id, known, participants: few })),
          ] as const;
        const [grievances, holders, events] = facts(all);
        // A complaint resolved after the reference day counts as open, as if it had never been resolved.
        const answered = grievances.map((fact) => ({ ...fact, resolved: fact.resolved ?? new Date(late.getTime() + DAY_MS) }));
        const [early, seated, held] = facts(all.filter(({ known }) => known < late));
        expect(reportOf(answered.toReversed(), holders.toReversed(), events.toReversed())).toEqual(reportOf(early, seated, held));
      }),
    );
  });
});

it('defines figures for every accreditation kind', () => expect(Object.keys(ACCREDITATION_FIGURES)).toEqual([...ACCREDITATION_KINDS]));
