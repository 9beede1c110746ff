import { describe, expect, it } from 'vitest';
import { boxesOf, pathOf, textsOf } from '../../testing/marks.ts';
import { type BarRow, rowsLayout } from './rowsLayout.ts';

const BOX = { width: 300, em: 10, isRightToLeft: false, locale: 'en-IN' };

function row(name: string, value: number, more: Partial<BarRow> = {}): BarRow {
  return { key: name, name, value, figure: String(value), announced: `${value} holders`, ...more };
}

describe('rowsLayout', () => {
  it('scales the longest bar to the full width and the others in proportion', () => {
    const bars = boxesOf(rowsLayout({ rows: [row('Robotics Club', 12), row('Music Club', 6), row('Chess Club', 0)] }, BOX), 'bar');
    expect(bars.map(({ x, width }) => [x, width])).toEqual([
      [0, 300],
      [0, 150],
      [0, 0],
    ]);
  });

  it('gives a small value a visible minimum width', () => {
    expect(boxesOf(rowsLayout({ rows: [row('A', 100_000), row('B', 1)] }, BOX), 'bar')[1]?.width).toBe(2);
  });

  it('draws bars of zero width when all values are zero', () => {
    const layout = rowsLayout({ rows: [row('A', 0), row('B', 0)] }, BOX);
    expect(boxesOf(layout, 'bar').map(({ width }) => width)).toEqual([0, 0]);
    expect(layout.height).toBeGreaterThan(40);
  });

  it('places rows below each other without overlap', () => {
    const layout = rowsLayout({ rows: [row('A', 3), row('B', 2), row('C', 1)] }, BOX);
    const bottoms = boxesOf(layout, 'bar').map(({ y, height }) => y + height);
    const tops = textsOf(layout, 'name').map(({ y }) => y - BOX.em);
    expect(tops[1]).toBeGreaterThan(bottoms[0] ?? 0);
    expect(tops[2]).toBeGreaterThan(bottoms[1] ?? 0);
    expect(layout.height).toBeGreaterThanOrEqual(bottoms[2] ?? 0);
  });

  it('wraps a long name to a second line and moves its bar down', () => {
    const layout = rowsLayout({ rows: [row('Society for the Promotion of Classical Music, Dance and Drama', 3), row('B', 3)] }, BOX);
    const names = textsOf(layout, 'name');
    expect(names.map(({ text }) => text)).toEqual(['Society for the Promotion of Classical Music, Dance and', 'Drama', 'B']);
    expect(boxesOf(layout, 'bar')[0]?.y).toBeGreaterThan(names[1]?.y ?? Number.POSITIVE_INFINITY);
  });

  it('mirrors the layout on right-to-left pages', () => {
    const layout = rowsLayout({ rows: [row('A', 12), row('B', 6)] }, { ...BOX, isRightToLeft: true });
    expect(boxesOf(layout, 'bar').map(({ x }) => x)).toEqual([0, 150]);
    expect(textsOf(layout, 'name')[1]).toMatchObject({ x: 300, anchor: 'end' });
    expect(textsOf(layout, 'figure')[1]).toMatchObject({ x: 0, anchor: 'start' });
    expect(layout.points[1]?.x).toBe(150);
  });

  it('has one point per row with its name and figure', () => {
    const { points } = rowsLayout({ rows: [row('A', 12), row('B', 6)] }, BOX);
    expect(points.map(({ name, value }) => `${name}: ${value}`)).toEqual(['A: 12 holders', 'B: 6 holders']);
    expect(points.map(({ x }) => x)).toEqual([300, 150]);
  });
});

describe('rowsLayout with totals', () => {
  it('draws the bar in a track of the total', () => {
    const layout = rowsLayout({ rows: [row('A', 25, { of: 100 })] }, BOX);
    expect(boxesOf(layout, 'track')[0]?.width).toBe(300);
    expect(boxesOf(layout, 'bar')[0]?.width).toBe(75);
    expect(pathOf(layout, 'excess')).toBeUndefined();
  });

  it('hatches the part of a bar beyond its total', () => {
    const layout = rowsLayout({ rows: [row('A', 150, { of: 100 })] }, BOX);
    expect(boxesOf(layout, 'track')[0]?.width).toBe(200);
    expect(pathOf(layout, 'excess')).toMatch(/^M200 \S+h100v/);
    expect(pathOf(layout, 'hatch')).toMatch(/^M2\d\d /);
  });
});

describe('rowsLayout with a reference line', () => {
  const at = (max: number, value: number) => rowsLayout({ rows: [row('A', max)], reference: { value, text: `Average ${value}` } }, BOX);

  it('places the label at the value, and before the line at the edge', () => {
    expect(textsOf(at(10, 2), 'reference-name')[0]).toMatchObject({ x: 60, text: 'Average 2', anchor: 'start' });
    expect(textsOf(at(10, 8), 'reference-name')[0]).toMatchObject({ x: 240, anchor: 'start' });
    expect(textsOf(at(8, 8), 'reference-name')[0]).toMatchObject({ x: 300, anchor: 'end' });
  });

  it('keeps the line inside the drawing when its value exceeds all bars', () => {
    expect(pathOf(at(2, 8), 'reference')).toMatch(/^M300 /);
  });
});
