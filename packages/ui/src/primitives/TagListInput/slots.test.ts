import { describe, expect, it } from 'vitest';
import { slotsOf, withoutSlot, withSlot } from './slots.ts';

describe('slots', () => {
  it('are one for each text', () => {
    expect(slotsOf(['Acme', 'Globex'])).toEqual([
      { id: '1', text: 'Acme' },
      { id: '2', text: 'Globex' },
    ]);
  });

  it('are never none', () => {
    expect(slotsOf([])).toEqual([{ id: '1', text: '' }]);
    expect(slotsOf([], [{ id: '7', text: 'Acme' }])).toEqual([{ id: '7', text: '' }]);
  });

  it('keep their ids while texts change from outside', () => {
    const before = [
      { id: '4', text: 'Acme' },
      { id: '2', text: 'Globex' },
    ];
    expect(slotsOf(['Initech'], before)).toEqual([{ id: '4', text: 'Initech' }]);
    expect(slotsOf(['A', 'B', 'C'], before)).toEqual([
      { id: '4', text: 'A' },
      { id: '2', text: 'B' },
      { id: '5', text: 'C' },
    ]);
  });

  it('never give an id to two of them', () => {
    const added = withSlot([{ id: '9', text: 'Acme' }]);
    expect(added).toEqual([
      { id: '9', text: 'Acme' },
      { id: '10', text: '' },
    ]);
  });

  it('go one by one, and the last is only cleared', () => {
    const two = slotsOf(['Acme', 'Globex']);
    expect(withoutSlot(two, 0)).toEqual([{ id: '2', text: 'Globex' }]);
    expect(withoutSlot([{ id: '2', text: 'Globex' }], 0)).toEqual([{ id: '2', text: '' }]);
  });
});
