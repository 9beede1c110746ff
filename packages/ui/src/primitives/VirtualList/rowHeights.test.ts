import { describe, expect, it } from 'vitest';
import { rowHeights } from './rowHeights.ts';

describe('the height of a row', () => {
  it('is the estimate as long as nothing was measured', () => {
    expect(rowHeights('nothing measured', 40).of('row')).toBe(40);
  });

  it('is what was measured of it, and of others what most had', () => {
    const heights = rowHeights('some measured', 40);
    expect(heights.add('a', 60)).toBe(60);
    heights.add('b', 90);
    heights.add('c', 60);
    expect(['a', 'b', 'c', 'd'].map(heights.of)).toEqual([60, 90, 60, 60]);
  });

  it('is what it was when the list was on the screen another time', () => {
    rowHeights('come back to', 40).add('a', 72);
    const again = rowHeights('come back to', 40);
    expect(again.of('a')).toBe(72);
    expect(again.of('b')).toBe(40);
    expect(rowHeights('another list', 40).of('a')).toBe(40);
  });

  it('is how it was laid out when the list left the screen, measured or not', () => {
    const heights = rowHeights('left', 40);
    heights.add('a', 72);
    heights.saveHeights([
      { key: 'a', size: 72 },
      { key: 'b', size: 40 },
    ]);
    expect(heights.of('c')).toBe(72);
    expect(['a', 'b', 'c'].map(rowHeights('left', 50).of)).toEqual([72, 40, 50]);
  });

  it('is forgotten of lists that were not on the screen for long', () => {
    rowHeights('long ago', 40).add('a', 72);
    for (let list = 0; list < 20; list += 1) rowHeights(`list ${list}`, 40);
    expect(rowHeights('long ago', 40).of('a')).toBe(40);
  });
});
