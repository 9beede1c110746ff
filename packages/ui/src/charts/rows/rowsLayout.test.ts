import { describe, expect, it } from 'vitest';
import { type BarRow, rowsLayout } from './rowsLayout.ts';

const BOX = { width: 300, em: 10, isRightToLeft: false, locale: 'en-IN' };

function row(name: string, value: number, more: Partial<BarRow> = {}): BarRow {
  return { key: name, name, value, figure: String(value), spoken: `${value} holders`, ...more };
}

describe('rowsLayout', () => {
  it('makes the longest bar as wide as the place, and the others in proportion', () => {
    const { rows } = rowsLayout({ rows: [row('Robotics Club', 12), row('Music Club', 6), row('Chess Club', 0)] }, BOX);
    expect(rows.map(({ bar }) => bar.width)).toEqual([300, 150, 0]);
    expect(rows.map(({ bar }) => bar.x)).toEqual([0, 0, 0]);
  });

  it('shows what is little as more than nothing', () => {
    const { rows } = rowsLayout({ rows: [row('A', 100_000), row('B', 1)] }, BOX);
    expect(rows[1]?.bar.width).toBe(2);
  });

  it('draws nothing but names and figures where all is zero', () => {
    const { rows, height } = rowsLayout({ rows: [row('A', 0), row('B', 0)] }, BOX);
    expect(rows.map(({ bar }) => bar.width)).toEqual([0, 0]);
    expect(height).toBeGreaterThan(40);
  });

  it('lets rows follow each other without touching', () => {
    const { rows, height } = rowsLayout({ rows: [row('A', 3), row('B', 2), row('C', 1)] }, BOX);
    const bottoms = rows.map(({ bar }) => bar.y + bar.height);
    const tops = rows.map(({ name }) => (name[0]?.y ?? 0) - BOX.em);
    expect(tops[1]).toBeGreaterThan(bottoms[0] ?? 0);
    expect(tops[2]).toBeGreaterThan(bottoms[1] ?? 0);
    expect(height).toBeGreaterThanOrEqual(bottoms[2] ?? 0);
  });

  it('gives a long name a second line and its row the room for it', () => {
    const { rows } = rowsLayout({ rows: [row('Society for the Promotion of Classical Music, Dance and Drama', 3), row('B', 3)] }, BOX);
    expect(rows[0]?.name.map(({ text }) => text)).toEqual(['Society for the Promotion of Classical Music, Dance and', 'Drama']);
    expect(rows[0]?.bar.y).toBeGreaterThan(rows[0]?.name[1]?.y ?? Number.POSITIVE_INFINITY);
  });

  it('runs from right to left with the page', () => {
    const { rows, anchors, points } = rowsLayout({ rows: [row('A', 12), row('B', 6)] }, { ...BOX, isRightToLeft: true });
    expect(rows.map(({ bar }) => bar.x)).toEqual([0, 150]);
    expect(rows[1]?.name[0]?.x).toBe(300);
    expect(rows[1]?.figure.x).toBe(0);
    expect(anchors).toEqual({ name: 'end', figure: 'start' });
    expect(points[1]?.x).toBe(150);
  });

  it('has one point a row that says name and figure', () => {
    const { points } = rowsLayout({ rows: [row('A', 12), row('B', 6)] }, BOX);
    expect(points.map(({ name, value }) => `${name}: ${value}`)).toEqual(['A: 12 holders', 'B: 6 holders']);
    expect(points.map(({ x }) => x)).toEqual([300, 150]);
  });
});

describe('a bar that is part of something', () => {
  it('stands in a track', () => {
    const { rows } = rowsLayout({ rows: [row('A', 25, { of: 100 })] }, BOX);
    expect(rows[0]?.track?.width).toBe(300);
    expect(rows[0]?.bar.width).toBe(75);
    expect(rows[0]?.excess).toBeUndefined();
  });

  it('shows what goes beyond', () => {
    const { rows } = rowsLayout({ rows: [row('A', 150, { of: 100 })] }, BOX);
    expect(rows[0]?.track?.width).toBe(200);
    expect(rows[0]?.excess?.box).toMatchObject({ x: 200, width: 100 });
    expect(rows[0]?.excess?.hatch).not.toBe('');
  });
});

describe('a reference', () => {
  const reference = { value: 8, text: 'Average 8' };

  it('is a line at its value, with its words where they fit', () => {
    const layout = rowsLayout({ rows: [row('A', 10)], reference: { value: 2, text: 'Average 2' } }, BOX);
    expect(layout.reference?.label).toMatchObject({ x: 60, text: 'Average 2', anchor: 'start' });
    expect(rowsLayout({ rows: [row('A', 10)], reference }, BOX).reference?.label).toMatchObject({ x: 240, anchor: 'start' });
    expect(rowsLayout({ rows: [row('A', 8)], reference }, BOX).reference?.label).toMatchObject({ x: 300, anchor: 'end' });
  });

  it('stays inside where it is more than any bar', () => {
    expect(rowsLayout({ rows: [row('A', 2)], reference }, BOX).reference?.path).toMatch(/^M300 /);
  });
});
