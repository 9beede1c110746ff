import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPositionHolder, manyPositionHolders, PEOPLE, studentReference } from '../fixtures/index.ts';
import { describePositionHolder } from './describePositionHolder.ts';
import {
  filterPositionHolders,
  type PositionHolderFilters,
  positionHolderFilterOptions,
  searchablePositionHolders,
} from './filterPositionHolders.ts';

const NONE: PositionHolderFilters = { search: '', status: '', tenure: '', department: '' };
const holders = manyPositionHolders(24);
const all = searchablePositionHolders(holders);

function found(filters: Partial<PositionHolderFilters>): (string | undefined)[] {
  return filterPositionHolders(all, { ...NONE, ...filters }).map(({ por_id }) => por_id);
}

describe('describePositionHolder', () => {
  it('puts a whole position holder in words', () => {
    expect(describePositionHolder(aPositionHolder())).toEqual({
      name: 'Priya Sharma',
      email: 'student@campus.example',
      studentId: '20240901',
      position: 'Workshop Lead',
      positionType: 'Team Lead',
      department: 'Robotics Club',
      porId: 'POR-1',
      appointedBy: 'Dev Malhotra',
    });
  });

  it('leaves blank what is not known', () => {
    const bare = aPositionHolder({ user_id: 'u1', position_id: null, por_id: undefined, appointment_details: null });
    expect(Object.values(describePositionHolder(bare)).join('')).toBe('');
    const reference = { ...aPositionHolder().position_id, _id: 'p1', title: 'Treasurer', position_type: null, unit_id: 'u1' };
    expect(describePositionHolder(aPositionHolder({ position_id: reference }))).toMatchObject({ positionType: '', department: '' });
  });

  it('names a person by the username where there is no name or address', () => {
    const student = { ...studentReference(PEOPLE.student), user_id: null, personal_info: { name: '' } };
    expect(describePositionHolder(aPositionHolder({ user_id: student }))).toMatchObject({
      name: 'student@campus.example',
      email: 'student@campus.example',
      studentId: '',
    });
    expect(describePositionHolder(aPositionHolder({ user_id: { ...student, username: null } }))).toMatchObject({ name: '', email: '' });
  });
});

describe('filterPositionHolders', () => {
  it.each([
    ['name', 'AARAV meh', ['POR-1', 'POR-17']],
    ['e-mail', 'diya.raghavan@', ['POR-2']],
    ['student ID', '20240003', ['POR-3']],
    ['POR ID', 'por-24', ['POR-24']],
    ['blanks around it', '  POR-24 ', ['POR-24']],
    ['something else', 'nobody', []],
  ])('searches by %s', (_by, search, ids) => expect(found({ search })).toEqual(ids));

  it('searches by position', () => expect(found({ search: 'treasurer' })).toEqual(['POR-2', 'POR-7', 'POR-12', 'POR-17', 'POR-22']));

  it('joins its filters', () => {
    expect(found({ tenure: '2026-2027', status: 'active', department: 'Robotics Club' })).toEqual(['POR-1']);
    expect(found({ tenure: '2026-2027', status: 'terminated' })).toEqual([]);
  });

  it('keeps the order, and is everything without a filter', () => {
    expect(filterPositionHolders(all, NONE)).toEqual(holders);
    fc.assert(
      fc.property(fc.string({ maxLength: 3 }), (search) => {
        const kept = filterPositionHolders(all, { ...NONE, search });
        return kept.every((holder, index) => index === 0 || holders.indexOf(holder) > holders.indexOf(kept[index - 1] ?? holder));
      }),
    );
  });
});

describe('positionHolderFilterOptions', () => {
  it('offers what there is: tenures newest first, departments by name', () => {
    const { tenures, departments } = positionHolderFilterOptions(searchablePositionHolders(manyPositionHolders(3)));
    expect(tenures).toEqual(['2026-2027', '2025-2026', '2024-2025']);
    expect(departments).toEqual(['Coding Club', 'Debating Society', 'Robotics Club']);
  });
  it('offers no blank department', () => {
    expect(positionHolderFilterOptions(searchablePositionHolders([aPositionHolder({ position_id: null })])).departments).toEqual([]);
  });
});
