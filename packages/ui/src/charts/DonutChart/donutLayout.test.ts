import { describe, expect, it } from 'vitest';
import { donutLayout } from './donutLayout.ts';
import { toSlices } from './slices.ts';

const WIDE = { width: 600, em: 10, isRightToLeft: false, locale: 'en-IN' };
const NARROW = { width: 240, em: 10, isRightToLeft: false, locale: 'en-IN' };
const UNIT = { one: 'event', other: 'events' };

function data(...values: number[]) {
  return { slices: toSlices(values.map((value, index) => ({ name: `Kind ${index + 1}`, value }))), unit: UNIT };
}

describe('donutLayout where there is room', () => {
  const layout = donutLayout(data(50, 25, 25), WIDE);

  it('names each slice beside the ring, with a line to it', () => {
    expect(layout.names.map(({ text, anchor }) => `${text} ${anchor}`)).toEqual(['Kind 1 start', 'Kind 3 end', 'Kind 2 end']);
    expect(layout.figures.map(({ text }) => text)).toEqual(['50 · 50%', '25 · 25%', '25 · 25%', 'events']);
    expect(layout.leaders.match(/M/g)).toHaveLength(3);
    expect(layout.swatches).toEqual([]);
  });

  it('says the whole in the middle', () => {
    expect(layout.total).toMatchObject({ x: 300, text: '100', anchor: 'middle' });
  });

  it('knows the slice under a pointer by its direction', () => {
    const { x, y } = layout.center;
    expect([layout.pointAt(x + 50, y), layout.pointAt(x - 20, y + 40), layout.pointAt(x - 20, y - 40)]).toEqual([0, 1, 2]);
  });

  it('keeps words apart and inside the drawing', () => {
    const { names, height } = donutLayout(data(1000, 1, 1, 1, 1, 1, 1, 1, 1), WIDE);
    const left = names.filter(({ anchor }) => anchor === 'end').map(({ y }) => y);
    left.slice(1).forEach((y, index) => {
      expect(Math.abs(y - (left[index] ?? 0))).toBeGreaterThan(20);
    });
    expect(Math.max(...left)).toBeLessThan(height);
    expect(Math.min(...left)).toBeGreaterThan(0);
  });

  it('leads lines around the ring, not across it', () => {
    const { leaders, center } = donutLayout(data(1000, 1, 1, 1), WIDE);
    for (const leader of leaders.split('M').slice(1)) {
      const corners = leader.split('L').map((corner) => corner.split(' ').map(Number));
      const distances = corners.slice(1).map(([x = 0, y = 0], index) => {
        const [fromX = 0, fromY = 0] = corners[index] ?? [];
        return Math.hypot((x + fromX) / 2 - center.x, (y + fromY) / 2 - center.y);
      });
      expect(Math.min(...distances)).toBeGreaterThan(64.9);
    }
  });
});

describe('donutLayout where it is narrow', () => {
  const layout = donutLayout(data(50, 25, 25), NARROW);

  it('lists the names under the ring, numbered and with their colors', () => {
    expect(layout.names.map(({ text }) => text)).toEqual(['1  Kind 1', '2  Kind 2', '3  Kind 3']);
    expect(layout.swatches.map(({ series }) => series)).toEqual([1, 2, 5]);
    expect(layout.leaders).toBe('');
  });

  it('puts the same numbers beside the slices', () => {
    expect(layout.figures.filter(({ key }) => key.startsWith('rank')).map(({ text }) => text)).toEqual(['1', '2', '3']);
  });

  it('leaves numbers out where they would touch', () => {
    const { figures } = donutLayout(data(1000, 1, 1, 1), NARROW);
    expect(figures.filter(({ key }) => key.startsWith('rank')).map(({ text }) => text)).toEqual(['1', '2']);
  });

  it('knows the slice under a pointer by its row', () => {
    const [first, , third] = layout.swatches;
    expect(layout.pointAt(200, (first?.y ?? 0) + 5)).toBe(0);
    expect(layout.pointAt(200, (third?.y ?? 0) + 5)).toBe(2);
    expect(layout.pointAt(200, layout.height + 50)).toBe(2);
  });

  it('runs from right to left with the page', () => {
    const { names, swatches } = donutLayout(data(50, 50), { ...NARROW, isRightToLeft: true });
    expect(names[0]).toMatchObject({ anchor: 'end' });
    expect(swatches[0]?.x).toBeCloseTo(240 - 8.5, 5);
  });
});

it('draws an empty ring where there is nothing to divide', () => {
  const layout = donutLayout(data(0, 0), WIDE);
  expect(layout.empty).toMatch(/^M/);
  expect(layout.slices).toEqual([]);
  expect(layout.total.text).toBe('0');
  expect(layout.pointAt(300, 80)).toBe(-1);
});
