import { describe, expect, it } from 'vitest';
import { aPosition, manyPositions } from '../fixtures/index.ts';
import { matchesPositionFilters, NO_POSITION_FILTERS, type PositionFilters, readPositionFilters } from './filterPositions.ts';

const positions = [...manyPositions(4), aPosition({ position_id: 'POS-5', title: 'Observer', unit_id: null, position_type: null })];
const coding = positions[1]?.unit_id?._id ?? '';

function found(filters: PositionFilters): (string | undefined)[] {
  return positions.filter((position) => matchesPositionFilters(position, filters)).map(({ position_id }) => position_id);
}

describe('matchesPositionFilters', () => {
  it('searches title, unit and type', () => {
    expect(found({})).toEqual(['POS-1', 'POS-2', 'POS-3', 'POS-4', 'POS-5']);
    expect(found({ search: 'TREASURER' })).toEqual(['POS-2']);
    expect(found({ search: 'debating' })).toEqual(['POS-3']);
    expect(found({ search: 'volunteer' })).toEqual(['POS-3']);
  });

  it('filters by unit and combines both filters', () => {
    expect(found({ unit: coding })).toEqual(['POS-2']);
    expect(found({ search: 'observer', unit: coding })).toEqual([]);
  });
});

it('readPositionFilters keeps valid filters and drops invalid ones', () => {
  expect(readPositionFilters(NO_POSITION_FILTERS)).toEqual({});
  expect(readPositionFilters({ search: 'o', unit: 'u1' })).toEqual({ unit: 'u1' });
});
