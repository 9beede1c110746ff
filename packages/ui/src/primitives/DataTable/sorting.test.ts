import { describe, expect, it } from 'vitest';
import { nextSorting, sorted } from './sorting.ts';

describe('nextSorting', () => {
  it('starts ascending, toggles the direction, and starts ascending for another column', () => {
    const first = nextSorting(undefined, 'name');
    const second = nextSorting(first, 'name');
    expect(first).toEqual({ columnId: 'name', direction: 'ascending' });
    expect(second).toEqual({ columnId: 'name', direction: 'descending' });
    expect(nextSorting(second, 'name')).toEqual({ columnId: 'name', direction: 'ascending' });
    expect(nextSorting(second, 'date')).toEqual({ columnId: 'date', direction: 'ascending' });
  });
});

describe('sorted', () => {
  const same = (value: string | number | null) => value;

  it('sorts numbers and numbers within texts by value, ignoring case', () => {
    expect(sorted([10, 9, 100], same, 'ascending')).toEqual([9, 10, 100]);
    expect(sorted(['Room 10', 'room 9', 'Aula'], same, 'ascending')).toEqual(['Aula', 'room 9', 'Room 10']);
    expect(sorted(['Room 10', 'room 9', 'Aula'], same, 'descending')).toEqual(['Room 10', 'room 9', 'Aula']);
  });

  it('puts empty values last in both directions', () => {
    expect(sorted([2, null, 1], same, 'ascending')).toEqual([1, 2, null]);
    expect(sorted([2, null, 1], same, 'descending')).toEqual([2, 1, null]);
  });

  it('does not change the given rows', () => {
    const rows = [2, 1];
    sorted(rows, same, 'ascending');
    expect(rows).toEqual([2, 1]);
  });
});
