import { describe, expect, it } from 'vitest';
import { boxesOf, pathOf, textsOf } from '../../testing/marks.ts';
import { type BarRow, rowsLayout } from './rowsLayout.ts';

const BOX = { width: 300, em: 10, isRightToLeft: false, locale: 'en-IN' };

function row(name: string, value: number, more: Partial<BarRow> = {}): BarRow {
  return { key: name, name, value, figure: String(value), announced: `${value} holders`, ...more };
}

describe('rowsLayout', () => {
  it('makes the longest bar as wide as the place, and the others in proportion', () => {
    const bars = boxesOf(rowsLayout({ rows: [row('Robotics Club', 12), row('Music Club', 6), row('Chess Club', 0)] }, BOX), 'bar');
    expect(bars.map(({ x, width }) => [x, width])).toEqual([
      [0, 300],
      [0, 150],
      [0, 0],
    ]);
  });

  it('shows what is little as more than nothing', () => {
    expect(boxesOf(rowsLayout({ rows: [row('A', 100_000), row('B', 1)] }, BOX), 'bar')[1]?.width).toBe(2);
  });

  it('draws nothing but names and figures where all is zero', () => {
    const layout = rowsLayout({ rows: [row('A', 0), row('B', 0)] }, BOX);
    expect(boxesOf(layout, 'bar').map(({ width }) => width)).toEqual([0, 0]);
    expect(layout.height).toBeGreaterThan(40);
  });

  it('lets rows follow each other without touching', () => {
    const layout = rowsLayout({ rows: [row('A', 3), row('B', 2), row('C', 1)] }, BOX);
    const bottoms = boxesOf(layout, 'bar').map(({ y, height }) => y + height);
    const tops = textsOf(layout, 'name').map(({ y }) => y - BOX.em);
    expect(tops[1]).toBeGreaterThan(bottoms[0] ?? 0);
    expect(tops[2]).toBeGreaterThan(bottoms[1] ?? 0);
    expect(layout.height).toBeGreaterThanOrEqual(bottoms[2] ?? 0);
  });

  it('gives a long name a second line and its row the room for it', () => {
    const layout = rowsLayout({ rows: [row('Society for the Promotion of Classical Music, Dance and Drama', 3), row('B', 3)] }, BOX);
    const names = textsOf(layout, 'name');
    expect(names.map(({ text }) => text)).toEqual(['Society for the Promotion of Classical Music, Dance and', 'Drama', 'B']);
    expect(boxesOf(layout, 'bar')[0]?.y).toBeGreaterThan(names[1]?.y ?? Number.POSITIVE_INFINITY);
  });

  it('runs from right to left with the page', () => {
    const layout = rowsLayout({ rows: [row('A', 12), row('B', 6)] }, { ...BOX, isRightToLeft: true });
    expect(boxesOf(layout, 'bar').map(({ x }) => x)).toEqual([0, 150]);
    expect(textsOf(layout, 'name')[1]).toMatchObject({ x: 300, anchor: 'end' });
    expect(textsOf(layout, 'figure')[1]).toMatchObject({ x: 0, anchor: 'start' });
    expect(layout.points[1]?.x).toBe(150);
  });

  it('has one point a row that says name and figure', () => {
    const { points } = rowsLayout({ rows: [row('A', 12), row('B', 6)] }, BOX);
    expect(points.map(({ name, value }) => `${name}: ${value}`)).toEqual(['A: 12 holders', 'B: 6 holders']);
    expect(points.map(({ x }) => x)).toEqual([300, 150]);
  });
});

describe('a bar that is part of something', () => {
  it('stands in a track', () => {
    const layout = rowsLayout({ rows: [row('A', 25, { of: 100 })] }, BOX);
    expect(boxesOf(layout, 'track')[0]?.width).toBe(300);
    expect(boxesOf(layout, 'bar')[0]?.width).toBe(75);
    expect(pathOf(layout, 'excess')).toBeUndefined();
  });

  it('shows what goes beyond', () => {
    const layout = rowsLayout({ rows: [row('A', 150, { of: 100 })] }, BOX);
    expect(boxesOf(layout, 'track')[0]?.width).toBe(200);
    expect(pathOf(layout, 'excess')).toMatch(/^M200 \S+h100v/);
    expect(pathOf(layout, 'hatch')).toMatch(/^M2\d\d /);
  });
});

describe('a reference', () => {
  const at = (max: number, value: number) => rowsLayout({ rows: [row('A', max)], reference: { value, text: `Average ${value}` } }, BOX);

  it('is a line at its value, with its words where they fit', () => {
    expect(textsOf(at(10, 2), 'reference-name')[0]).toMatchObject({ x: 60, text: 'Average 2', anchor: 'start' });
    expect(textsOf(at(10, 8), 'reference-name')[0]).toMatchObject({ x: 240, anchor: 'start' });
    expect(textsOf(at(8, 8), 'reference-name')[0]).toMatchObject({ x: 300, anchor: 'end' });
  });

  it('stays inside where it is more than any bar', () => {
    expect(pathOf(at(2, 8), 'reference')).toMatch(/^M300 /);
  });
});
