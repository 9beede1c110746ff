import { describe, expect, it } from 'vitest';
import { describeTarget, targetOptions } from './target.ts';

describe('describeTarget', () => {
  it.each([
    [
      'User',
      { personal_info: { name: 'Aarav Mehta' }, username: 'aarav.mehta@campus.example' },
      'Aarav Mehta',
      'aarav.mehta@campus.example',
    ],
    ['User', { personal_info: { name: 'Aarav Mehta' } }, 'Aarav Mehta', undefined],
    ['User', { personal_info: null }, 'N/A', undefined],
    ['Event', { title: 'Monsoon Ragas', organizing_unit: 'Music Club' }, 'Monsoon Ragas', 'Music Club'],
    ['Event', { title: 'Monsoon Ragas', organizing_unit: 'N/A' }, 'Monsoon Ragas', undefined],
    [
      'Club/Organization',
      { name: 'Robotics Club', parent: 'Science and Technology Council' },
      'Robotics Club',
      'Science and Technology Council',
    ],
    ['Club/Organization', { name: 'Cultural Council', parent: null }, 'Cultural Council', undefined],
    ['POR', { title: 'Workshop Lead', unit: 'Robotics Club' }, 'Workshop Lead', 'Robotics Club'],
    ['POR', { title: '  ' }, 'N/A', undefined],
    ['Event', null, 'N/A', undefined],
    ['Planet', { name: 'Mars' }, 'N/A', undefined],
  ])('returns the name and the detail of %s %j', (target_type, target_data, name, detail) =>
    expect(describeTarget({ target_type, target_data })).toEqual({ name, detail }),
  );
});

describe('targetOptions', () => {
  const targets = {
    users: [
      { _id: 'u1', name: 'Aarav Mehta', user_id: '20240001' },
      { _id: 'u2', name: 'Zoya Khan', user_id: null },
    ],
    events: [{ _id: 'e1', title: 'Monsoon Ragas' }],
    organizational_units: [{ _id: 'o1', name: 'Robotics Club' }],
    positions: [
      { _id: 'p1', title: 'Workshop Lead', unit: 'Robotics Club' },
      { _id: 'p2', title: 'Treasurer', unit: null },
    ],
  };

  it.each([
    [
      'User',
      [
        { value: 'u1', label: 'Aarav Mehta (20240001)' },
        { value: 'u2', label: 'Zoya Khan' },
      ],
    ],
    ['Event', [{ value: 'e1', label: 'Monsoon Ragas' }]],
    ['Club/Organization', [{ value: 'o1', label: 'Robotics Club' }]],
    [
      'POR',
      [
        { value: 'p1', label: 'Workshop Lead, Robotics Club' },
        { value: 'p2', label: 'Treasurer, N/A' },
      ],
    ],
    ['', []],
  ])('lists the options for the target type %s', (type, options) => expect(targetOptions(targets, type)).toEqual(options));
});
