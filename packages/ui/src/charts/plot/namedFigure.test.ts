import { expect, it } from 'vitest';
import { namedTable } from './namedFigure.ts';

it('lists every figure with its share, largest first', () => {
  const figures = [
    { name: 'Music Club', value: 1 },
    { id: 'r', name: 'Robotics Club', value: 3 },
  ];
  expect(namedTable(figures, { one: 'holder', other: 'holders' }, 'Unit', 'en-IN')).toEqual({
    columns: ['Unit', 'Holders', 'Share'],
    rows: [
      { key: 'r', name: 'Robotics Club', figures: ['3', '75%'] },
      { key: 'Music Club', name: 'Music Club', figures: ['1', '25%'] },
    ],
  });
});
