import { describe, expect, it } from 'vitest';
import { aPositionHolder, manyPositionHolders, PEOPLE, studentReference } from '../fixtures/index.ts';
import { isExpandedUnit } from '../org-units/orgUnit.ts';
import { describePositionHolder } from './describePositionHolder.ts';
import { type HolderFilters, matchesHolderFilters, NO_HOLDER_FILTERS, readHolderFilters } from './filterPositionHolders.ts';

const holders = manyPositionHolders(24);

function found(filters: HolderFilters): (string | undefined)[] {
  return holders.filter((holder) => matchesHolderFilters(holder, filters)).map(({ por_id }) => por_id);
}

describe('describePositionHolder', () => {
  it('returns the display texts of a complete position holder', () => {
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

  it('leaves unknown values blank', () => {
    const bare = aPositionHolder({ user_id: 'u1', position_id: null, por_id: undefined, appointment_details: null });
    expect(Object.values(describePositionHolder(bare)).join('')).toBe('');
    const reference = { ...aPositionHolder().position_id, _id: 'p1', title: 'Treasurer', position_type: null, unit_id: 'u1' };
    expect(describePositionHolder(aPositionHolder({ position_id: reference }))).toMatchObject({ positionType: '', department: '' });
  });

  it('uses the username as name when the name is blank', () => {
    const student = { ...studentReference(PEOPLE.student), user_id: null, personal_info: { name: '' } };
    expect(describePositionHolder(aPositionHolder({ user_id: student }))).toMatchObject({
      name: 'student@campus.example',
      email: 'student@campus.example',
      studentId: '',
    });
    expect(describePositionHolder(aPositionHolder({ user_id: { ...student, username: null } }))).toMatchObject({ name: '', email: '' });
  });
});

describe('matchesHolderFilters', () => {
  it.each([
    ['name', 'AARAV meh', ['POR-1', 'POR-17']],
    ['e-mail', 'diya.raghavan@', ['POR-2']],
    ['student ID', '20240003', ['POR-3']],
    ['POR ID', 'por-24', ['POR-24']],
    ['position', 'treasurer', ['POR-2', 'POR-7', 'POR-12', 'POR-17', 'POR-22']],
    ['text that matches no position holder', 'nobody', []],
  ])('searches by %s', (_by, search, ids) => expect(found({ search })).toEqual(ids));

  it('combines its filters and matches every position holder without filters', () => {
    const unit = holders[0]?.position_id?.unit_id;
    expect(found({ tenure: '2026-2027', status: 'active', unit: isExpandedUnit(unit) ? unit._id : '' })).toEqual(['POR-1']);
    expect(found({ tenure: '2026-2027', status: 'terminated' })).toEqual([]);
    expect(found({})).toHaveLength(24);
  });

  it('matches a unit given only by its id, and no unit when the position is missing', () => {
    const holder = aPositionHolder();
    const bare = { ...holder, position_id: { _id: 'p1', title: 'Treasurer', position_type: null, unit_id: 'u7' } };
    expect(matchesHolderFilters(bare, { unit: 'u7' })).toBe(true);
    expect(matchesHolderFilters({ ...holder, position_id: null }, { unit: 'u7' })).toBe(false);
  });
});

it('readHolderFilters trims the search, keeps valid filters and drops invalid ones', () => {
  expect(readHolderFilters(NO_HOLDER_FILTERS)).toEqual({});
  const words = { search: ' diya ', status: 'active', tenure: '2025-2026', unit: 'u1' };
  expect(readHolderFilters(words)).toEqual({ ...words, search: 'diya' });
  expect(readHolderFilters({ search: 'd', status: 'gone', tenure: '2025', unit: '' })).toEqual({});
});
