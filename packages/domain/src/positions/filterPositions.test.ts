import { describe, expect, it } from 'vitest';
import { aPosition, manyPositions } from '../fixtures/index.ts';
import { departmentsOf, filterPositions, searchablePositions } from './filterPositions.ts';

const positions = [...manyPositions(4), aPosition({ position_id: 'POS-5', title: 'Observer', unit_id: null, position_type: null })];
const all = searchablePositions(positions);

describe('filterPositions', () => {
  it.each([
    [{ search: '', department: '' }, ['POS-1', 'POS-2', 'POS-3', 'POS-4', 'POS-5']],
    [{ search: ' TREASURER ', department: '' }, ['POS-2']],
    [{ search: 'debating', department: '' }, ['POS-3']],
    [{ search: 'volunteer', department: '' }, ['POS-3']],
    [{ search: '', department: 'Coding Club' }, ['POS-2']],
    [{ search: 'observer', department: 'Coding Club' }, []],
  ])('%j finds %j', (filters, ids) => expect(filterPositions(all, filters).map(({ position_id }) => position_id)).toEqual(ids));
});

it('offers the units that there are by name, each once', () => {
  expect(departmentsOf([...positions, ...positions])).toEqual(['Coding Club', 'Debating Society', 'Mathematics Society', 'Robotics Club']);
});
