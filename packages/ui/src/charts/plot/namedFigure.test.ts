import { expect, it } from 'vitest';
import { byValue, namedTable } from './namedFigure.ts';

it('lists each figure with its share, sorted by value', () => {
  const figures = [
    { name: 'Music Club', value: 1 },
    { id: 'r', name: 'Robotics Club', value: 3 },
  ];
  expect(namedTable(byValue(figures), { one: 'holder', other: 'holders' }, 'Unit', 'en-IN')).toEqual({
    columns: ['Unit', 'Holders', 'Share'],
    rows: [
      { key: 'r', name: 'Robotics Club', figures: ['3', '75%'] },
      { key: 'Music Club', name: 'Music Club', figures: ['1', '25%'] },
    ],
  });
  expect(byValue([{ name: 'A', value: 0 }, ...figures, { name: 'B', value: 3 }]).map(({ name }) => name)).toEqual([
    'Robotics Club',
    'B',
    'Music Club',
    'A',
  ]);
});
