import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { formatMessage } from '../messages/index.ts';
import {
  auditDetails,
  CorrectionInput,
  checkChangesState,
  checkMovesUnit,
  checkPlaces,
  fromAnswerCell,
  fromChoiceCell,
  fromListCell,
  fromMomentCell,
  guessColumns,
  HolderChangeInput,
  inColumn,
  isCoordinatorOffice,
  isProcessing,
  missingColumns,
  officeOfRole,
  type PlacedUnit,
  possibleParents,
  roleOfOffice,
  toListCell,
  toMomentCell,
  valuesOf,
} from './index.ts';

describe('CorrectionInput', () => {
  it.each([
    [{ fact: 'name', value: ' Asha Rao ' }, 'Asha Rao'],
    [{ fact: 'roll-number', value: '2023-A7' }, '2023-A7'],
    [{ fact: 'roll-number', value: ' BT/2023/0१ ' }, 'BT/2023/0१'],
  ])('accepts %j', (input, value) => {
    expect(v.parse(CorrectionInput, input).value).toBe(value);
  });

  it.each([
    [{ fact: 'name', value: ' ' }, 'Enter the name.'],
    [{ fact: 'email', value: 'asha@campus.example' }, 'Choose what to correct.'],
    [{ fact: 'roll-number', value: '23 0001' }, 'A roll number has letters, digits, - and / only.'],
    [{ fact: 'roll-number', value: 'Approved!' }, 'A roll number has letters, digits, - and / only.'],
    [{ fact: 'roll-number', value: '2'.repeat(21) }, 'Keep this within 20 characters.'],
    [{ fact: 'role', value: 'PRESIDENT' }, 'Choose what to correct.'],
  ])('rejects %j: %s', (input, message) => {
    expect(v.safeParse(CorrectionInput, input).issues?.[0].message).toBe(message);
  });
});

describe('import columns', () => {
  it('are recognized by their export headings and by common aliases', () => {
    const all = { email: 0, name: 1, rollNumber: 2, program: 3, branch: 4, batchYear: 5 };
    expect(guessColumns('people', ['Email', 'Name', 'Roll number', 'Programme', 'Discipline', 'Year'])).toEqual(all);
    expect(guessColumns('people', ['E-MAIL', 'Full Name', 'roll_no', 'Degree', 'Department', 'Batch'])).toEqual(all);
  });

  it('are assigned once, with an exact name before an alias', () => {
    expect(guessColumns('units', ['Email', 'Contact email', 'unit', 'Name'])).toMatchObject({ contact: 1, name: 3 });
    expect(guessColumns('offices', ['Role', 'Role'])).toEqual({ office: 0, unit: null, email: null, tenure: null, until: null });
  });

  it('are reported when they are required and missing', () => {
    expect(missingColumns('people', { email: 0 })).toEqual(['Name', 'Roll number']);
    expect(missingColumns('people', { email: 0, name: 1, rollNumber: 2, program: null })).toEqual([]);
  });

  it('map a row to its values without the apostrophe of an export', () => {
    const columns = guessColumns('offices', ['Office', 'Email', 'Unit']);
    expect(valuesOf('offices', columns, [" 'Club ", "'=cmd", "'+91"])).toEqual({
      office: "'Club",
      email: '=cmd',
      unit: '+91',
      tenure: '',
      until: '',
    });
    expect(valuesOf('offices', columns, ["''=cmd", '', "'＠"])).toMatchObject({ office: "'=cmd", unit: '＠' });
    expect(valuesOf('offices', columns, ['President'])).toMatchObject({ office: 'President', email: '' });
  });
});

it('names the column in an import error', () => {
  expect(formatMessage(inColumn('events', 'fees', 'Enter an amount.'))).toBe('In the column Fees: Enter an amount.');
  expect(inColumn('events', '', 'Enter an amount.')).toBe('Enter an amount.');
});

describe('import cells', () => {
  const KOLKATA = 'Asia/Kolkata';

  it('parse and format lists of texts', () => {
    expect(fromListCell(' Mic ;Projector;; ')).toEqual(['Mic', 'Projector']);
    expect(fromListCell('')).toEqual([]);
    expect(toListCell(['Acme; Sons', 'a\\b'])).toBe('Acme\\; Sons; a\\\\b');
    const text = fc.string().map((each) => each.trim());
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        expect(fromListCell(toListCell(texts))).toEqual(texts.filter((each) => each !== ''));
      }),
    );
  });

  it('format moments in campus time, or as ISO timestamps if they have seconds', () => {
    expect(toMomentCell(new Date('2026-11-27T13:00:00.000Z'), KOLKATA)).toBe('2026-11-27 18:30');
    expect(toMomentCell(new Date('2026-11-27T13:00:30.500Z'), KOLKATA)).toBe('2026-11-27T13:00:30.500Z');
    expect(toMomentCell(null, KOLKATA)).toBe('');
  });

  it.each([
    ['2026-11-27 18:30', '2026-11-27T13:00:00.000Z'],
    ['2026-11-27T18:30:00', '2026-11-27T13:00:00.000Z'],
    ['2026-11-27T13:00:30.5Z', '2026-11-27T13:00:30.500Z'],
    ['', ''],
    ['2026-02-30 10:00', undefined],
    ['2026-11-27', undefined],
    ['tomorrow', undefined],
  ])('parse the moment %j as %s', (cell, moment) => {
    expect(fromMomentCell(cell, KOLKATA)).toBe(moment);
  });

  it.each([
    ['Yes', true],
    ['1', true],
    ['no', false],
    ['', false],
    ['perhaps', undefined],
  ])('parse the answer %j as %s', (cell, answer) => {
    expect(fromAnswerCell(cell)).toBe(answer);
  });

  it('match a choice in any case and keep an unknown one', () => {
    expect(fromChoiceCell('Technical', ['technical'])).toBe('technical');
    expect(fromChoiceCell('Dance', ['technical'])).toBe('Dance');
  });
});

describe('office names', () => {
  it.each([
    ['President', 'PRESIDENT'],
    ['gensec scitech', 'GENSEC_SCITECH'],
    [' GENSEC_SPORTS ', 'GENSEC_SPORTS'],
    ['Captain', undefined],
    ['STUDENT', undefined],
  ])('map %j to the role %s', (office, role) => {
    expect(roleOfOffice(office)).toBe(role);
  });

  it('are returned for roles, and the coordinator office is recognized', () => {
    expect(['PRESIDENT', 'GENSEC_CULTURAL', 'STUDENT'].map(officeOfRole)).toEqual(['President', 'GenSec Cultural', 'STUDENT']);
    expect(['Coordinator', 'CLUB_COORDINATOR', 'Captain'].map(isCoordinatorOffice)).toEqual([true, true, false]);
  });
});

it('counts an import as processing while checking, applying and undoing', () => {
  expect((['mapping', 'checking', 'checked', 'applying', 'undoing', 'undone'] as const).filter(isProcessing)).toEqual([
    'checking',
    'applying',
    'undoing',
  ]);
});

it('formats audit details and omits blank ones', () => {
  expect(auditDetails({ detail: { from: 'STUDENT', sessions: 2, unitId: null, note: '' } })).toEqual(['from: STUDENT', 'sessions: 2']);
});

describe('unit hierarchy', () => {
  const unit = (id: string, parentId: string | null = null, isActive = true): PlacedUnit => ({ id, parentId, isActive });
  const council = unit('council');
  const club = unit('club', 'council');
  const team = unit('team', 'club');
  const old = unit('old', null, false);
  const relic = unit('relic', 'old', false);
  const all = [council, club, team, old, relic];
  const messageOf = (outcome: ReturnType<typeof checkMovesUnit>) => (outcome.ok ? true : outcome.refusal.message);

  it.each([
    [club, null, true],
    [club, 'council', true],
    [relic, 'old', true],
    [team, 'council', true],
    [club, 'club', 'A unit cannot belong to itself, nor to one that belongs to it.'],
    [council, 'team', 'A unit cannot belong to itself, nor to one that belongs to it.'],
    [club, 'old', 'This unit is archived. Restore it first, or choose another one.'],
    [club, 'gone', 'This parent unit does not exist.'],
  ])('moves %j under %j: %s', (moved, to, expected) => {
    expect(messageOf(checkMovesUnit(moved, to, all))).toBe(expected);
  });

  it.each([
    [team, 'archived', true],
    [team, 'active', 'This unit is not archived.'],
    [old, 'archived', 'This unit is archived already.'],
    [club, 'archived', 'Other units belong to this one. Archive them first, or move them.'],
    [old, 'active', true],
    [relic, 'active', 'The unit that this one belongs to is archived. Restore it first.'],
  ] as const)('changes %j to %s: %s', (changed, state, expected) => {
    expect(messageOf(checkChangesState(changed, state, all))).toBe(expected);
  });

  it('offers as parents the active units that are not below the unit', () => {
    expect(possibleParents('club', all)).toEqual([council]);
    expect(possibleParents('relic', all)).toEqual([council, club, team]);
  });

  it('never contains a cycle after any sequence of moves', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const move = fc.tuple(fc.constantFrom(...ids), fc.constantFrom(null, ...ids));
    fc.assert(
      fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
        let units = ids.map((id) => unit(id));
        for (const [id, to] of moves) {
          const moved = units.find((each) => each.id === id) as PlacedUnit;
          if (checkMovesUnit(moved, to, units).ok) units = units.map((each) => (each.id === id ? { ...each, parentId: to } : each));
        }
        for (const { id } of units) {
          let steps = 0;
          for (let at: string | null | undefined = id; at && steps <= ids.length; at = units.find((each) => each.id === at)?.parentId)
            steps += 1;
          expect(steps).toBeLessThanOrEqual(ids.length);
        }
      }),
    );
  });
});

describe('position holder changes', () => {
  const held = { status: 'active', tenure_year: '2026-2027' };

  it.each([
    [{}, undefined],
    [{ appointed_on: '' }, null],
    [{ appointed_on: null }, null],
    [{ appointed_on: '2026-08-01' }, '2026-08-01'],
  ])('keep, clear or set the appointment date: %j', (overrides, expected) => {
    expect(v.parse(HolderChangeInput, { ...held, ...overrides }).appointed_on).toBe(expected);
  });

  it.each([
    [{ appointed_on: '2026-02-30' }, 'Enter the date as YYYY-MM-DD.'],
    [{ email: 'asha' }, 'Please enter a valid email address.'],
  ])('reject %j', (overrides, message) => {
    expect(v.safeParse(HolderChangeInput, { ...held, ...overrides }).issues?.[0].message).toBe(message);
  });

  it('reject a number of places below the number of holders', () => {
    expect(checkPlaces(2, 2)).toEqual({ ok: true, value: true });
    const message = '2 hold this position in one tenure. End what some of them hold first.';
    expect(checkPlaces(1, 2)).toMatchObject({
      ok: false,
      refusal: { code: 'CONFLICT', message, fieldErrors: { position_count: message } },
    });
  });
});
