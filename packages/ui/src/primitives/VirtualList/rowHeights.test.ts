import { describe, expect, it } from 'vitest';
import { rowHeights } from './rowHeights.ts';

describe('rowHeights', () => {
  it('returns the estimate before any measurement', () => {
    expect(rowHeights('nothing measured', 40).of('row')).toBe(40);
  });

  it('returns measured heights, and the most frequent one for other rows', () => {
    const heights = rowHeights('some measured', 40);
    expect(heights.add('a', 60)).toBe(60);
    heights.add('b', 90);
    heights.add('c', 60);
    expect(['a', 'b', 'c', 'd'].map(heights.of)).toEqual([60, 90, 60, 60]);
  });

  it('remembers measured heights when a list is shown again', () => {
    rowHeights('come back to', 40).add('a', 72);
    const again = rowHeights('come back to', 40);
    expect(again.of('a')).toBe(72);
    expect(again.of('b')).toBe(40);
    expect(rowHeights('another list', 40).of('a')).toBe(40);
  });

  it('remembers saved heights, measured or not', () => {
    const heights = rowHeights('left', 40);
    heights.add('a', 72);
    heights.saveHeights([
      { key: 'a', size: 72 },
      { key: 'b', size: 40 },
    ]);
    expect(heights.of('c')).toBe(72);
    expect(['a', 'b', 'c'].map(rowHeights('left', 50).of)).toEqual([72, 40, 50]);
  });

  it('forgets the least recently shown list', () => {
    rowHeights('long ago', 40).add('a', 72);
    for (let list = 0; list < 20; list += 1) rowHeights(`list ${list}`, 40);
    expect(rowHeights('long ago', 40).of('a')).toBe(40);
  });
});
